import { CRITICAL_STYLE_ID } from '../../../src/app/style-elements.ts';
import {
  FALLBACK_FAMILY,
  HEADING_FAMILY,
  HEADING_FONT_MARK,
} from '../../../src/theme/heading-fonts.ts';
import { builtPages } from '../../support/built-page.ts';
import { expect, reading as test } from '../../support/fixtures.ts';
import { alive } from '../../support/forms.ts';
import { heroForm } from '../../support/hero.ts';
import { countShifts, shifted } from '../../support/layout-shift.ts';

test('no page carries a style attribute, which the Content-Security-Policy refuses', async () => {
  const carrying = (await builtPages()).filter(({ html }) => /<[^>]+\sstyle=/.test(html));
  expect(carrying.map(({ file }) => file)).toEqual([]);
});

test('whatever a page sets in the stand-in of the heading font is set in that font once it is shown', async () => {
  const rulesOf = (html: string, family: string) =>
    [...html.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', rule = '']) =>
      rule.includes(`font-family:${family}`) ? selector.split(',') : [],
    );
  const pages = await builtPages();
  const left = pages.flatMap(({ file, html }) => {
    const style = html.split(`<style id="${CRITICAL_STYLE_ID}">`)[1]?.split('</style>')[0] ?? '';
    const shown = rulesOf(style, `${HEADING_FAMILY},`);
    const before = rulesOf(style, `"${FALLBACK_FAMILY}",`);
    expect(before.length, file).toBeGreaterThan(4);
    return before
      .filter((selector) => !shown.includes(`*:where([${HEADING_FONT_MARK}]) ${selector}`))
      .map((selector) => `${file}: ${selector}`);
  });
  expect(left).toEqual([]);
});

test('a page that has its style is not styled once more when it is started', async ({ page }) => {
  await page.goto('/');
  const known = await page.evaluate(
    (id) => [...new Set(document.getElementById(id)?.textContent.match(/\.css-\w+/g) ?? [])],
    CRITICAL_STYLE_ID,
  );
  expect(known.length).toBeGreaterThan(20);
  await heroForm(page).getByLabel('Phone number').fill('0412 345 678');
  await heroForm(page).getByRole('button', { name: 'Continue' }).click();
  await expect(heroForm(page)).toContainText('Step 2 of 2');
  await page.waitForLoadState('networkidle');
  const again = await page.evaluate(() =>
    [...document.querySelectorAll('style[data-emotion]')]
      .flatMap((style) =>
        style instanceof HTMLStyleElement && style.sheet ? [...style.sheet.cssRules] : [],
      )
      .flatMap((rule) => rule.cssText.match(/\.css-\w+/)?.[0] ?? []),
  );
  expect(again.filter((name) => known.includes(name))).toEqual([]);
});

test('a page inserts no style when it is started', async ({ page }) => {
  await page.goto('/');
  await alive(page);
  await page.waitForLoadState('networkidle');
  const inserted = await page.evaluate(() =>
    [...document.querySelectorAll('style[data-emotion]')].flatMap((style) =>
      style instanceof HTMLStyleElement && style.sheet
        ? Array.from(style.sheet.cssRules, (rule) => rule.cssText)
        : [],
    ),
  );
  expect(inserted.filter((rule) => rule.includes('.css-'))).toEqual([]);
});

test.describe('on a screen that shows the whole page', () => {
  test.use({ viewport: { width: 1440, height: 4000 } });

  test('nothing is seen to move into place', async ({ page }) => {
    await countShifts(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await shifted(page)).toBe('0.00');
  });
});

for (const [device, viewport] of Object.entries({
  'a phone': { width: 390, height: 844 },
  'a desktop': { width: 1440, height: 900 },
})) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    // The emergency page has the site's largest type in its narrowest box.
    for (const path of ['/', '/emergency']) {
      test(`a first visit of ${path} shows the heading font, and nothing that is seen moves by it`, async ({
        page,
      }) => {
        const asked = Promise.withResolvers<() => Promise<void>>();
        await page.route('**/heading-*.woff2', (route) => asked.resolve(() => route.continue()));
        await countShifts(page);
        await page.goto(path);
        const answer = await asked.promise;
        const before = await shifted(page);
        await answer();
        await page.locator(`html[${HEADING_FONT_MARK}]`).waitFor({ state: 'attached' });
        await page.evaluate(
          () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
        );
        expect(await shifted(page)).toBe(before);
      });
    }
  });
}
