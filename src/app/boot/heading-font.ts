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
  const parts = [...document.body.querySelectorAll('*')];
  const before = places(parts);
  // Measured and taken back within one frame: nobody sees it.
  page.setAttribute(HEADING_FONT_MARK, '');
  if (places(parts) !== before) page.removeAttribute(HEADING_FONT_MARK);
}

/** Where everything stands down to the fold; below it nobody has seen what moves. */
function places(parts: readonly Element[]): string {
  const down = (px: number) => Math.round(Math.min(px, innerHeight));
  return parts
    .map((part) => part.getBoundingClientRect())
    .map(({ top, bottom }) => [down(top), down(bottom)])
    .join();
}
