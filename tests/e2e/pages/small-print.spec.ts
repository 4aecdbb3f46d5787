import { navigationText } from '../../../src/content/navigation.ts';
import { serviceEntries, serviceHref } from '../../../src/content/services/index.ts';
import { list as servicePages } from '../../../src/content/services/list/pages.ts';
import type { ServicePage } from '../../../src/content/services/types.ts';
import { expect, reading as test } from '../../support/fixtures.ts';
import { alive } from '../../support/forms.ts';

const pages: Readonly<Record<string, ServicePage>> = servicePages;
const asked = serviceEntries.find(({ slug }) => pages[slug]?.faq !== undefined);
const withQuestions = asked ? serviceHref(asked.slug) : '/services';

test('the folded groups of the footer are 48 px high on every page', async ({ page }) => {
  for (const path of ['/', '/about', withQuestions, '/thank-you', '/areas', '/requests']) {
    await page.goto(path);
    const heights = await page
      .getByRole('contentinfo')
      .locator('summary')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(0);
    expect(new Set(heights)).toEqual(new Set([48]));
  }
});

test('the button back to the top covers no sign that opens an answer', async ({ page }) => {
  await page.goto(withQuestions);
  await alive(page);
  const question = page.locator('#faq summary, main details > summary').first();
  await question.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    scrollBy({ top: top - innerHeight * 0.8, behavior: 'instant' });
  });
  const button = page.getByRole('button', { name: navigationText.scrollToTop.label });
  await expect(button).toBeVisible();
  const sign = await question.evaluate((element) => {
    // A pseudo-element has no box of its own to ask for: it is where the text is not.
    const range = document.createRange();
    range.selectNodeContents(element);
    const words = range.getBoundingClientRect();
    const row = element.getBoundingClientRect();
    return { left: words.left - row.left, right: row.right - words.right };
  });
  expect(sign.left).toBeGreaterThan(8);
  const box = await button.boundingBox();
  const row = await question.boundingBox();
  expect((row?.x ?? 0) + sign.left).toBeLessThan(box?.x ?? 0);
});
