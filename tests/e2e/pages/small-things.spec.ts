import type { Locator } from '@playwright/test';
import { galleryTexts } from '../../../src/content/gallery.ts';
import { review } from '../../../src/content/review.ts';
import { thankYou } from '../../../src/content/thank-you.ts';
import { expect, reading as test } from '../../support/fixtures.ts';
import { service } from '../../support/entries.ts';

const PHONE = { width: 390, height: 844 };

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('not drawn');
  return box;
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('links of the confirmation begin where its headline does, and what comes next follows them', async ({
    page,
  }) => {
    await page.goto('/thank-you');
    const main = page.locator('main');
    const headline = await boxOf(main.getByRole('heading', { level: 1 }));
    const requests = await boxOf(main.getByRole('link', { name: thankYou.requestsLink.label }));
    const call = await boxOf(main.getByRole('link', { name: thankYou.call }));
    const card = await boxOf(main.getByRole('status'));
    const next = await boxOf(main.getByRole('heading', { name: thankYou.nextHeading }));
    // A hairline of the button's own.
    expect(Math.abs(requests.x - headline.x)).toBeLessThan(2);
    expect(requests.y - card.y - card.height).toBeLessThan(60);
    expect(next.y - call.y - call.height).toBeLessThan(140);
  });

  test('the words that change a rating begin where those above them do', async ({ page }) => {
    await page.goto('/review');
    await page.getByRole('radio', { name: review.star(2) }).click();
    const above = page.getByText(review.feedback.text);
    // Out of sight until then.
    await expect(above).toBeVisible();
    const text = await boxOf(above);
    const back = page.getByRole('button', { name: review.feedback.back });
    const words = await back.evaluate((button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      return range.getBoundingClientRect().x;
    });
    // A hairline of the button's own.
    expect(Math.abs(words - text.x)).toBeLessThan(2);
  });

  test('what can be enlarged is announced right above it, below the pair that cannot', async ({
    page,
  }) => {
    await page.goto('/');
    const parts = [
      page.getByRole('link', { name: galleryTexts.all.label }),
      page.getByText(galleryTexts.intro),
      page.getByRole('group', { name: galleryTexts.label }),
    ];
    // At one moment: sections above take their real height once they are near the screen.
    const [pair, intro, strip] = await page.evaluate(
      (elements) =>
        elements.map((element) => {
          const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
          return { top, bottom };
        }),
      await Promise.all(parts.map((part) => part.elementHandle())),
    );
    if (!pair || !intro || !strip) throw new Error('not drawn');
    expect(intro.top).toBeGreaterThan(pair.bottom);
    expect(strip.top).toBeGreaterThan(intro.bottom - 1);
  });
});

test('the second picture of a service page is another than the first, at its own size', async ({
  page,
}) => {
  await page.goto(service.href);
  const pictures = page.locator('main figure img');
  const addresses = await pictures.evaluateAll((all) =>
    all.slice(0, 2).map((one) => (one instanceof HTMLImageElement ? one.src : '')),
  );
  expect(new Set(addresses).size).toBe(2);
  await expect(pictures.nth(1)).toHaveCSS('transform', 'none');
  await expect(pictures.nth(1)).toHaveAttribute('alt', /\S/);
});
