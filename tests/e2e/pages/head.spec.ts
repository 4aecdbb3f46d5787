import type { Page } from '@playwright/test';
import { expect, reading as test } from '../../support/fixtures.ts';
import { alive } from '../../support/forms.ts';
import { area, service } from '../../support/entries.ts';

/** One of every kind of page, home again at the end; the last but one is unknown. */
const WAY = [
  service.href,
  area.href,
  '/projects',
  '/privacy-policy',
  '/search',
  '/thank-you',
  '/no/such/wall',
  '/',
] as const;

/** Title, robots, description, nine of Open Graph, one of Twitter; more where the site has an address. */
const LEAST_TAGS = 13;

/** What a page says of itself. */
const said = (page: Page) =>
  page.evaluate(() => {
    const tags = document.querySelectorAll(
      'head > title, head > meta:is([name="description"], [name="robots"], [property], [name^="twitter:"]), head > link[rel="canonical"]',
    );
    const blocks = document.querySelectorAll('script[type="application/ld+json"]');
    return {
      tags: [...tags].map((tag) => tag.outerHTML).sort(),
      blocks: [...blocks].map((block) => block.textContent),
    };
  });

/** Goes there without loading the page again, as a followed link does. */
const goTo = (page: Page, path: string) =>
  page.evaluate((path) => {
    history.pushState({ key: path }, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);

test('after a link was followed the page says of itself what its HTML file says', async ({
  page,
  browser,
  baseURL,
}) => {
  const reader = await browser.newContext({ javaScriptEnabled: false });
  const file = await reader.newPage();
  await page.goto('/');
  await alive(page);
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  for (const path of WAY) {
    await file.goto(`${baseURL}${path}`, { waitUntil: 'domcontentloaded' });
    const filed = await said(file);
    expect(filed.tags.length).toBeGreaterThanOrEqual(LEAST_TAGS);
    await goTo(page, path);
    await expect.poll(() => said(page), path).toEqual(filed);
  }
  await expect(page.locator('body[data-same]')).toBeAttached();
  await reader.close();
});

test('nothing is said any more of the page before, where the words of the next one can’t be had', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource|net::ERR_/);
  await page.route('**/assets/write-*.js', (route) => route.abort());
  await page.goto(service.href);
  await alive(page);
  await page.locator('footer a[href="/about"]').first().dispatchEvent('click');
  await expect(page).toHaveTitle(/^About/);
  await expect(page.locator('meta[name="description"]')).toHaveCount(0);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

for (const path of ['/', service.href]) {
  test(`the front of ${path} names the picture that it opens with, which is fetched once`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path);
    const first = page.locator('picture:has(img[fetchpriority="high"])');
    const image = first.locator('img');
    const source = first.locator('source');
    const named = page.locator('head > link:has(~ style):is([rel="preload"][as="image"])');
    for (const [of, name] of Object.entries({ srcset: 'imagesrcset', sizes: 'imagesizes' }))
      await expect(named).toHaveAttribute(name, (await source.getAttribute(of)) ?? '');
    await expect(image).toHaveJSProperty('complete', true);
    const shown = await image.evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname);
    const picture = shown.replace(/-\d+\.avif$/, '');
    expect(asked.filter((address) => address.startsWith(picture))).toEqual([shown]);
    await alive(page);
    await expect(named).toHaveCount(1);
  });
}
