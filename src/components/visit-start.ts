import { readText, writeText } from '#lib/browser-page.ts';
import { doNotTrack } from './third-party.ts';

// In the tab's session storage only: no cookie, gone when the tab is closed.
const KEY = 'visit-start';

/**
 * Notes the first page of a visit and what led there, for the lead that the visit may end with.
 * Nothing is noted for visitors who ask not to be tracked. Runs in the boot script: what the two
 * addresses say is read by `visitStart`, whose code only sending a lead fetches.
 */
export function noteVisitStart(): void {
  if (readText(KEY, 'sessionStorage') === null && !doNotTrack())
    writeText(KEY, `${location.href}\n${document.referrer}`, 'sessionStorage');
}

/** The addresses of the visit's first page and of the page that led there; null if not noted. */
export function visitStart(): { readonly page: string; readonly referrer: string } | null {
  const noted = doNotTrack() ? null : readText(KEY, 'sessionStorage');
  if (typeof noted !== 'string') return null;
  const [page = '', referrer = ''] = noted.split('\n');
  return { page, referrer };
}
