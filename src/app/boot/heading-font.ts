import { HEADING_FONT_MARK, HEADING_FONT_WAIT } from '#theme/heading-fonts.ts';

/**
 * Shows the heading font once it is loaded, on every page, if nothing visible moves: always before
 * the first paint, later only if no line above the fold would wrap differently. On a first visit it
 * is requested when the network is idle, so that it takes no bandwidth from the pictures.
 */
export async function showHeadingFont(family: string): Promise<void> {
  const [face] = await document.fonts.load(`600 1em ${family}`);
  if (!face) return;
  const page = document.documentElement;
  if (isUnseen()) {
    page.setAttribute(HEADING_FONT_MARK, '');
    return;
  }
  const before = places(document.body);
  // Measured and reverted within one frame: never painted.
  page.setAttribute(HEADING_FONT_MARK, '');
  if (places(document.body) !== before) page.removeAttribute(HEADING_FONT_MARK);
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

/** Whether nothing of the page has been painted yet. */
function isUnseen(): boolean {
  return document.hidden || performance.getEntriesByName('first-contentful-paint').length === 0;
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
