import { doNotTrack, loadScript } from '#components/third-party.ts';
import { logInfo, logWarning } from '#components/log.ts';
import { whenIdle } from '#components/page-load.ts';
import { chatWidget } from '#content/third-parties.ts';

/** Puts the widget's script into the head; whether it loads is only logged. */
export async function loadWidget(widgetId: string): Promise<void> {
  if (doNotTrack()) return;
  await whenIdle();
  try {
    await loadScript(chatWidget.script, { resourcesUrl: chatWidget.resources, widgetId });
    logInfo('Chat widget loaded.');
  } catch (error) {
    logWarning('Could not load the chat widget.', error);
  }
}
