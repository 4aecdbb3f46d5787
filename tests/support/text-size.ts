import type { Page } from '@playwright/test';

/** The browsers' usual text size, in px. */
const USUAL_PX = 16;
const USUAL_FIXED_PX = 13;

/**
 * Sets the text size that a visitor has chosen in the browser's own settings: `2` is 200 %. Media
 * queries in em follow it, as they do for the visitor.
 */
export async function setTextSize(page: Page, times: number): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Page.setFontSizes', {
    fontSizes: { standard: USUAL_PX * times, fixed: USUAL_FIXED_PX * times },
  });
}

/**
 * Words that cannot be read at the screen's width: the page or an open dialog scrolls sideways, or
 * text stands out of the screen or of the button that bears it, or short words are broken. What lies in a part that is made to
 * scroll sideways, is there for screen readers only or is kept off the screen, does not count.
 */
export function spills(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const root = document.documentElement;
    // Not innerWidth: a phone zooms out from a page that is too wide, and that one grows with it.
    const width = root.clientWidth;
    if (root.scrollWidth > width) found.add(`the page is ${root.scrollWidth} px wide`);
    for (const dialog of document.querySelectorAll('dialog[open], [role="dialog"]')) {
      if (dialog.scrollWidth > dialog.clientWidth) {
        found.add(`the dialog is ${dialog.scrollWidth} px wide`);
      }
    }
    const isExempt = (element: Element): boolean => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(at);
        if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') return true;
      }
      return false;
    };
    // Long words may be divided; where short ones are, a column has become too narrow.
    const brokenWord = (node: Node): string | undefined => {
      const part = document.createRange();
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
        if (word.length > 7) continue;
        part.setStart(node, index);
        part.setEnd(node, index + word.length);
        const lines = new Set([...part.getClientRects()].map((rect) => Math.round(rect.top)));
        if (lines.size > 1) return word;
      }
      return undefined;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement, textContent } = node;
      const words = textContent?.trim() ?? '';
      if (!parentElement || words === '') continue;
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
      const right = Math.max(...rects.map((rect) => rect.right));
      const left = Math.min(...rects.map((rect) => rect.left));
      const button = parentElement.closest('button, [role="button"]')?.getBoundingClientRect();
      const edge = Math.min(width, button && button.width > 1 ? button.right : width);
      if (right <= 0) continue;
      const fits = right <= edge + 1 && left >= -1;
      const broken = rects.length > 1 ? brokenWord(node) : undefined;
      if (fits && broken === undefined) continue;
      if (!parentElement.checkVisibility({ visibilityProperty: true })) continue;
      if (isExempt(parentElement)) continue;
      if (broken !== undefined) found.add(`“${broken}” is broken`);
      if (!fits)
        found.add(`“${words.slice(0, 40)}” from ${Math.round(left)} to ${Math.round(right)}`);
    }
    return [...found];
  });
}
