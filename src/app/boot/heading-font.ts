import { HEADING_FONT_MARK } from '#theme/heading-fonts.ts';

/** What is set in the heading font, or may be moved by it. */
const SET_IN_IT = 'h1, h2, h3, h4, dt, dd, legend, summary, strong, blockquote, header a, footer';

/**
 * Shows the heading font as soon as it is there, if nothing on the page moves by it: where a line
 * would break elsewhere, the stand-in stays until the next page. It is asked for when nothing else
 * is, so that it takes no line from the pictures.
 */
export async function showHeadingFont(family: string): Promise<void> {
  const [face] = await document.fonts.load(`600 1em ${family}`);
  if (!face) return;
  const page = document.documentElement;
  const parts = [...document.querySelectorAll<HTMLElement>(SET_IN_IT)];
  const heights = () => [page.scrollHeight, ...parts.map((part) => part.offsetHeight)].join();
  const before = heights();
  // Measured and taken back within one frame: nobody sees it.
  page.setAttribute(HEADING_FONT_MARK, '');
  if (heights() !== before) page.removeAttribute(HEADING_FONT_MARK);
}
