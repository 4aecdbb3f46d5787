import { HEADING_FAMILY, HEADING_FONT_MARK } from '#theme/heading-fonts.ts';
import { chromium, type Page } from '@playwright/test';
import { browserFlags, ensureBrowser } from '../browser.ts';
import { newPlace, SiteProcess } from '../site/site-process.ts';

/** Widths, in px, at which name and menu in the bar are measured together. */
const [NARROWEST, WIDEST, STEP] = [320, 1440, 40];
const WIDTHS = Array.from(
  { length: (WIDEST - NARROWEST) / STEP + 1 },
  (_, index) => NARROWEST + index * STEP,
);

/** Whether the bar of the built site shows name and menu in full; what is wrong, in words. */
export async function nameProblems(): Promise<readonly string[]> {
  const site = new SiteProcess(await newPlace());
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...browserFlags],
  });
  try {
    await site.up();
    const page = await browser.newPage({
      reducedMotion: 'reduce',
      viewport: { width: NARROWEST, height: 700 },
    });
    const problems: string[] = [];
    await page.goto(site.url);
    await page.evaluate((family) => document.fonts.load(`600 1em ${family}`), HEADING_FAMILY);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      problems.push(...(await problemsOf(page)).map((problem) => `${width} px: ${problem}`));
    }
    return problems;
  } finally {
    await browser.close();
    await site.remove();
  }
}

function problemsOf(page: Page): Promise<string[]> {
  return page.evaluate(async (fontMark) => {
    // What follows the window's size by script has followed after two frames.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    // The face that stays: the page may not show it yet, or wait for a fit that moves nothing.
    document.documentElement.setAttribute(fontMark, '');
    const found: string[] = [];
    const bar = document.querySelector('header');
    const name = bar?.querySelector('a[href="/"] span span');
    if (!bar || !name) return ['the bar shows no name'];
    const [frame, seen] = [bar.getBoundingClientRect(), name.getBoundingClientRect()];
    if (name.scrollWidth > name.clientWidth + 1) found.push('the name is truncated');
    if (seen.top < frame.top || seen.bottom > frame.bottom)
      found.push('the name is taller than the bar');
    const link = name.closest('a');
    const beside = link?.nextElementSibling?.getBoundingClientRect();
    if (beside && beside.width > 0 && seen.right > beside.left + 1)
      found.push('the name overlaps the item next to it');
    const parts = [...bar.querySelectorAll('nav > *, nav > ul > li, nav > div > *')].filter(
      (part) => part.getBoundingClientRect().width > 0 && part.querySelector('li') === null,
    );
    const boxes = parts.map((part) => part.getBoundingClientRect());
    if (boxes.some((box) => box.right > frame.right + 1)) found.push('the menu overflows the bar');
    const overlap = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom && b.top < a.bottom;
    const isOver = parts.some((part, index) =>
      parts.some((other, at) => {
        const [one, two] = [boxes[index], boxes[at]];
        if (at <= index || part.contains(other) || other.contains(part) || !one || !two)
          return false;
        return overlap(one, two);
      }),
    );
    if (isOver) found.push('menu items overlap');
    if (document.documentElement.scrollWidth > innerWidth) {
      const wide = [...document.querySelectorAll('body *')].find(
        (part) =>
          part.getBoundingClientRect().right > innerWidth + 1 &&
          part.closest('dialog:not([open])') === null,
      );
      found.push(
        `the page is wider than the screen, from ${wide?.tagName.toLowerCase() ?? 'somewhere'} '${wide?.textContent?.slice(0, 40) ?? ''}' on`,
      );
    }
    return found;
  }, HEADING_FONT_MARK);
}
