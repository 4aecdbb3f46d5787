import { HEADING_FONT_MARK, HEADING_FONT_WAIT } from '#theme/heading-fonts.ts';

/**
 * Shows the heading font as soon as it is there, on every page, if nothing that is seen moves by it:
 * before the first paint always, later unless a line above the fold would break elsewhere. On a first
 * visit it is asked for when nothing else is, so that it takes no line from the pictures.
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
  // Measured and taken back within one frame: nobody sees it.
  page.setAttribute(HEADING_FONT_MARK, '');
  if (places(document.body) !== before) page.removeAttribute(HEADING_FONT_MARK);
}

/** How long the first paint of a page waits for a font that the device has, in milliseconds. */
const HOLD_MS = 100;

/** The same where the font is on the device: the first paint waits for it, but not for long. */
export async function openInHeadingFont(family: string): Promise<void> {
  const page = document.documentElement;
  page.setAttribute(HEADING_FONT_WAIT, '');
  const limit = new Promise((over) => setTimeout(over, HOLD_MS));
  await Promise.race([showHeadingFont(family).catch(() => undefined), limit]);
  page.removeAttribute(HEADING_FONT_WAIT);
}

/** Whether nothing of the page has been painted. */
function isUnseen(): boolean {
  return document.hidden || performance.getEntriesByName('first-contentful-paint').length === 0;
}

/**
 * Where a part and all in it stand down to the fold. Below it nobody has seen what moves, nor in a
 * menu that is shut, and asking there too kept a slow phone busy for a sixth of a second.
 */
function places(part: Element): string {
  const { top, bottom } = part.getBoundingClientRect();
  if (top >= innerHeight || getComputedStyle(part).display === 'none') return '';
  const own = [top, Math.min(bottom, innerHeight)].map(Math.round);
  return [...own, ...Array.from(part.children, places)].join();
}
