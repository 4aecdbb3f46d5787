import { HEADING_FITS, HEADING_FONT_MARK, HEADING_FONT_WAIT } from '#theme/heading-fonts.ts';

/**
 * Shows the heading font once it is loaded. After the first paint nothing above the fold may move: the
 * first fit is used in which every line wraps as in the fallback font, which stays if there is none.
 * On a first visit the font is requested when the network is idle, so that it takes no bandwidth from
 * the pictures.
 */
export async function showHeadingFont(family: string): Promise<void> {
  const [face] = await document.fonts.load(`600 1em ${family}`);
  if (!face) return;
  const show = (fit: string) => document.documentElement.setAttribute(HEADING_FONT_MARK, fit);
  if (isUnseen()) {
    show('');
    return;
  }
  const before = places(document.body);
  // All tried within one frame: only the last is painted.
  const isFound = HEADING_FITS.some((fit) => {
    show(fit);
    return places(document.body) === before;
  });
  if (!isFound) document.documentElement.removeAttribute(HEADING_FONT_MARK);
}

/** How long the first paint waits for a font that is cached on the device, in milliseconds. */
const HOLD_MS = 100;

/**
 * The same for a font cached on the device: hides the page until it is loaded, for `HOLD_MS` at
 * most.
 */
export async function openInHeadingFont(family: string): Promise<void> {
  const page = document.documentElement;
  page.setAttribute(HEADING_FONT_WAIT, '');
  const limit = new Promise((over) => setTimeout(over, HOLD_MS));
  await Promise.race([showHeadingFont(family).catch(() => undefined), limit]);
  page.removeAttribute(HEADING_FONT_WAIT);
}

/** Whether nobody can see the page: the browser reports the first paint too late to go by that. */
function isUnseen(): boolean {
  return document.hidden || document.documentElement.hasAttribute(HEADING_FONT_WAIT);
}

/**
 * Positions of a part and its descendants down to the fold. Nobody has seen anything below it, or
 * in a closed menu, and measuring those too blocked a slow phone for a sixth of a second.
 */
function places(part: Element): string {
  const { top, bottom } = part.getBoundingClientRect();
  if (top >= innerHeight || getComputedStyle(part).display === 'none') return '';
  const own = [top, Math.min(bottom, innerHeight)].map(Math.round);
  return [...own, ...Array.from(part.children, places)].join();
}
