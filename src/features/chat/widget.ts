import { afterStart } from '#components/after-start.ts';
import { doNotTrack } from '#components/do-not-track.ts';
import { loadScript } from '#components/load-script.ts';
import { logInfo, logWarning } from '#components/log.ts';
import { chatWidget } from '#content/third-parties.ts';

/** Puts the widget's script into the head; whether it loads is only logged (specification 1-§7). */
export async function loadWidget(widgetId: string): Promise<void> {
  if (doNotTrack()) return;
  await afterStart();
  try {
    await loadScript(chatWidget.script, { resourcesUrl: chatWidget.resources, widgetId });
    logInfo('The chat widget has loaded.');
  } catch (error) {
    logWarning('The chat widget could not be loaded.', error);
  }
}
