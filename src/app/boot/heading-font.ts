import { HEADING_FONT_MARK } from '#theme/heading-fonts.ts';

/**
 * Shows the heading font as soon as it is there, if nothing that is seen moves by it: where a line
 * above the fold would break elsewhere, the stand-in stays until the next page. It is asked for
 * when nothing else is, so that it takes no line from the pictures.
 */
export async function showHeadingFont(family: string): Promise<void> {
  const [face] = await document.fonts.load(`600 1em ${family}`);
  if (!face) return;
  const page = document.documentElement;
  const before = places(document.body);
  // Measured and taken back within one frame: nobody sees it.
  page.setAttribute(HEADING_FONT_MARK, '');
  if (places(document.body) !== before) page.removeAttribute(HEADING_FONT_MARK);
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
