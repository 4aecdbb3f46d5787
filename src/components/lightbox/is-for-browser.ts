import type { MouseEvent } from 'react';

/** Whether a press on a link asks the browser for a tab, a window or a file of its own. */
export function isForBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
