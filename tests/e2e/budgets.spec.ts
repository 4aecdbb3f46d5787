import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { folders } from '../../scripts/build/paths.ts';
import { routes } from '../../src/app/routes/table.ts';
import { expect, reading as test } from '../support/fixtures.ts';
import { alive } from '../support/forms.ts';
import { settled } from '../support/settled.ts';

const KB = 1024;
const { client } = folders;

/** Bytes as they travel: of all script that a page asks for by itself, and of everything before `load`. */
async function transferred(page: Page, path: string) {
  await page.goto(path);
  await alive(page);
  await settled(page);
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    if (!(navigation instanceof PerformanceNavigationTiming)) throw new Error('no navigation');
    const resources = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const sum = (entries: readonly PerformanceResourceTiming[]) =>
      entries.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
    return {
      script: sum(resources.filter(({ name }) => name.endsWith('.js'))),
      beforeLoad:
        navigation.encodedBodySize +
        sum(resources.filter(({ responseEnd }) => responseEnd <= navigation.loadEventStart)),
    };
  });
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
  expect(home.beforeLoad).toBeLessThanOrEqual(260 * KB);
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

test('the precache stays within 900 KB for pages and script and 1,300 KB for pictures', async () => {
  const worker = await readFile(join(client, 'service-worker.js'), 'utf8');
  const listed = [
    ...worker.matchAll(
      /\{"?revision"?:[^{}]*?"?url"?:\s*"([^"]+)"\}|\{"?url"?:\s*"([^"]+)"[^{}]*\}/g,
    ),
  ];
  const urls = listed.map((match) => match[1] ?? match[2] ?? '').filter((url) => url !== '');
  expect(urls.length).toBeGreaterThan(routes.length);
  const sizeOf = async (url: string) => {
    const compressed = await stat(join(client, `${url}.br`)).catch(() => null);
    return (compressed ?? (await stat(join(client, url)))).size;
  };
  const sum = async (files: readonly string[]) =>
    (await Promise.all(files.map(sizeOf))).reduce((total, size) => total + size, 0);
  const pictures: unknown = JSON.parse(await readFile(join(client, 'pictures.json'), 'utf8'));
  expect(await sum(urls)).toBeLessThanOrEqual(900 * KB);
  expect(await sum(z.array(z.string()).parse(pictures))).toBeLessThanOrEqual(1300 * KB);
});
