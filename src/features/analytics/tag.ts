import { doNotTrack, loadScript } from '#components/third-party.ts';
import { logWarning } from '#components/log.ts';
import { whenIdle } from '#components/page-load.ts';
import { analyticsTag } from '#content/third-parties.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

let started: Promise<void> | null = null;

/**
 * Reports a page view to the analytics tag, which is loaded with the first one, once, when the
 * page is idle. The address goes without its query: it may hold what
 * somebody typed. Nothing happens for who asks not to be tracked.
 */
export async function pageView(measurementId: string, pathname: string): Promise<void> {
  if (doNotTrack()) return;
  // Taken now: the next page may have come by the time the tag is there.
  const { title } = document;
  started ??= start(measurementId);
  await started;
  gtag('event', 'page_view', {
    page_title: title,
    page_location: `${location.origin}${pathname}`,
  });
}

async function start(measurementId: string): Promise<void> {
  await whenIdle();
  gtag('js', new Date());
  gtag('config', measurementId, { send_page_view: false });
  loadScript(`${analyticsTag.script}${measurementId}`).catch((error: unknown) =>
    logWarning('Could not load the analytics tag.', error),
  );
}

/** The tag reads its commands as `arguments` objects; it takes no plain arrays. */
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  window.dataLayer.push(arguments);
}
