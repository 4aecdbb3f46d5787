import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { routes } from '../../src/app/routes/table.ts';
import { expect, test } from '../support/fixtures.ts';

const KB = 1024;
const client = 'dist/client';

/** Bytes as they travel, by the address's ending, of everything that a page asks for by itself. */
async function transferred(page: Page, path: string) {
  const sizes: { url: string; bytes: number }[] = [];
  page.on('requestfinished', (request) => {
    void request
      .sizes()
      .then(({ responseBodySize }) => sizes.push({ url: request.url(), bytes: responseBodySize }));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const sum = (keep: (url: string) => boolean) =>
    sizes.filter(({ url }) => keep(url)).reduce((total, { bytes }) => total + bytes, 0);
  return { script: sum((url) => url.endsWith('.js')), all: sum(() => true) };
}

// The worker's own downloads are the precache, which has a budget of its own below.
test.use({ serviceWorkers: 'block' });

test('script before interaction stays within 120 KB on home and 105 KB on a service page', async ({
  page,
  context,
}) => {
  const home = await transferred(page, '/');
  const service = await transferred(await context.newPage(), '/services/masonry');
  expect(home.script).toBeGreaterThan(0);
  expect(home.script).toBeLessThanOrEqual(120 * KB);
  expect(home.all).toBeLessThanOrEqual(260 * KB);
  expect(service.script).toBeLessThanOrEqual(105 * KB);
});

test('no page is heavier than 16 KB of compressed HTML', async () => {
  const files = (await readdir(client, { recursive: true })).filter((file) =>
    file.endsWith('.html.br'),
  );
  expect(files.length).toBeGreaterThan(routes.length);
  const heavy: string[] = [];
  for (const file of files) {
    const { size } = await stat(join(client, file));
    if (size > 16 * KB) heavy.push(`${file}: ${size}`);
  }
  expect(heavy).toEqual([]);
});

for (const route of routes) {
  test(`${route.path} shifts nothing while it loads and hydrates`, async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.set(globalThis, 'shifts', []);
      new PerformanceObserver((list) => {
        const shifts: unknown[] = Reflect.get(globalThis, 'shifts');
        for (const entry of list.getEntries()) shifts.push(entry.toJSON());
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(route.path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toEqual([]);
  });
}
