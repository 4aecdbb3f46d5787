import { chromium, type Page } from '@playwright/test';
import { browserFlags, ensureBrowser } from '../browser.ts';
import { newPlace, SiteProcess } from '../site/site-process.ts';

/** Widths, in px, at which the name in the bar is looked at. */
const WIDTHS = [320, 1280] as const;

/** Whether the name in the bar of the built site is seen in full; what is wrong, in words. */
export async function nameProblems(): Promise<readonly string[]> {
  const site = new SiteProcess(await newPlace());
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...browserFlags],
  });
  try {
    await site.up();
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const problems: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(site.url);
      problems.push(...(await problemsOf(page)).map((problem) => `${width} px: ${problem}`));
    }
    return problems;
  } finally {
    await browser.close();
    await site.remove();
  }
}

function problemsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const found: string[] = [];
    const bar = document.querySelector('header');
    const name = bar?.querySelector('a[href="/"] span span');
    if (!bar || !name) return ['the bar shows no name'];
    const [frame, seen] = [bar.getBoundingClientRect(), name.getBoundingClientRect()];
    if (name.scrollWidth > name.clientWidth + 1) found.push('the name is cut off at its end');
    if (seen.top < frame.top || seen.bottom > frame.bottom)
      found.push('the name is higher than the bar');
    const link = name.closest('a');
    const beside = link?.nextElementSibling?.getBoundingClientRect();
    if (beside && beside.width > 0 && seen.right > beside.left + 1)
      found.push('the name runs under what stands beside it');
    if (document.documentElement.scrollWidth > innerWidth)
      found.push('the page is wider than the screen');
    return found;
  });
}
