import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { folders } from '../../scripts/build/paths.ts';
import { photoListText } from '../../src/content/forms/photo-list.ts';
import { photosText } from '../../src/content/forms/photos.ts';
import { routes } from '../../src/app/routes/table.ts';
import { builtPages, compressedSize, transferredSize, withImports } from '../support/built-page.ts';
import { expect, reading as test } from '../support/fixtures.ts';
import { alive } from '../support/forms.ts';
import { fillHero, heroForm } from '../support/hero.ts';
import { plainPicture } from '../support/photos.ts';
import { settled } from '../support/settled.ts';
import { service } from '../support/entries.ts';

const KB = 1024;
const { client } = folders;

/** Home has eleven sections, eighteen pictures and two forms. */
const HOME_KB = 31.4;
const PAGE_KB = 23.7;

// The worker's own downloads are the precache, which has a budget of its own below.
test.use({ serviceWorkers: 'block' });

/** What a page has asked for until now, and what for. */
function asked(page: Page) {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    if (!(navigation instanceof PerformanceNavigationTiming)) throw new Error('no navigation');
    const ahead = [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) =>
      link.getAttribute('href'),
    );
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize, startTime }) => {
        const address = new URL(name).pathname;
        return {
          address,
          bytes: encodedBodySize,
          isAhead: ahead.includes(address),
          isBeforeLoad: startTime < navigation.loadEventStart,
        };
      });
  });
}

const isScript = ({ address }: { readonly address: string }) => address.endsWith('.js');

test('the boot script and the registration of the worker stay within 6.7 KB on every page', async () => {
  const tooHeavy: string[] = [];
  for (const { file, boot } of await builtPages()) {
    const worker = /\/assets\/register-[\w-]+\.js/.exec(boot)?.[0] ?? '';
    const imported = await Promise.all([...(await withImports(worker))].map(transferredSize));
    const size = imported.reduce((sum, one) => sum + one, compressedSize(boot));
    if (size > 6.7 * KB) tooHeavy.push(`${file}: ${size}`);
  }
  expect(tooHeavy).toEqual([]);
});

test(`no page is heavier than ${PAGE_KB} KB of compressed HTML with its whole style, home ${HOME_KB} KB`, async () => {
  const pages = await builtPages();
  expect(pages.length).toBeGreaterThan(routes.length);
  const heavy: string[] = [];
  for (const { file } of pages) {
    const size = await transferredSize(file);
    if (size > (file.endsWith('index.html') ? HOME_KB : PAGE_KB) * KB)
      heavy.push(`${file}: ${size}`);
  }
  expect(heavy).toEqual([]);
});

for (const { path, most } of [
  { path: '/', most: 210 },
  { path: service.href, most: 195.5 },
]) {
  test(`${path} asks for nothing before it has loaded but its pictures and font, and starts with ${most} KB of script`, async ({
    page,
  }) => {
    // It comes last, once what is fetched ahead is there.
    const registration = page.waitForResponse('**/assets/register-*');
    await page.goto(path, { waitUntil: 'networkidle' });
    await registration;
    const before = await asked(page);
    const kinds = before.filter((one) => one.isBeforeLoad && !isPictureOrFont(one.address));
    expect(kinds).toEqual([]);
    const run = before.filter((one) => isScript(one) && !one.isAhead && !isForSending(one.address));
    // Fetched, then imported from the browser's cache: one that hangs can be asked for again.
    expect([...new Set(run.map(({ address }) => address))]).toEqual([
      expect.stringMatching(/^\/assets\/register-/),
    ]);
    await alive(page);
    const forSending = async () => (await asked(page)).filter((one) => isForSending(one.address));
    await expect.poll(async () => (await forSending()).length).toBeGreaterThan(0);
    await settled(page);
    const started = (await asked(page))
      .filter(isScript)
      .filter((one) => !run.some(same(one)) && !isForSending(one.address));
    const sizes = new Map(started.map(({ address, bytes }) => [address, bytes]));
    const sum = [...sizes.values()].reduce((total, bytes) => total + bytes, 0);
    expect(sum).toBeGreaterThan(50 * KB);
    expect(sum).toBeLessThanOrEqual(most * KB);
    // All of it was named by the page, so that the start is one round trip.
    const announced = before.filter((one) => one.isAhead).map(({ address }) => address);
    expect([...sizes.keys()].filter((address) => !announced.includes(address))).toEqual([]);
  });
}

/** Holds back the picture that a page opens with; `others` is all that the page asks for besides. */
async function holdOpening(page: Page, path: string) {
  const opening = Promise.withResolvers<() => Promise<void>>();
  const others: string[] = [];
  let isHeld = false;
  await page.route('**/*', (route) => {
    const request = route.request();
    if (request.isNavigationRequest() || isLogo(new URL(request.url()).pathname)) {
      return route.continue();
    }
    if (!isHeld && request.resourceType() === 'image') {
      isHeld = true;
      return opening.resolve(() => route.continue());
    }
    others.push(request.url());
    return route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return { answer: await opening.promise, others };
}

/** Until the page has been drawn and the browser has had time for what follows from that. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)));
      }),
  );

for (const path of ['/', service.href]) {
  test(`nothing that ${path} asks for competes with the picture that it opens with`, async ({
    page,
  }) => {
    const { answer, others } = await holdOpening(page, path);
    await drawn(page);
    expect(others).toEqual([]);
    await answer();
    await page.waitForLoadState();
  });
}

const picturesOf = (urls: readonly string[]) => urls.filter((url) => url.includes('/pictures/'));

test('the other pictures near come after it', async ({ page }) => {
  const { answer, others } = await holdOpening(page, '/');
  await answer();
  await expect.poll(() => picturesOf(others)).not.toEqual([]);
});

test('who scrolls before it is there gets the other pictures', async ({ page }) => {
  const { others } = await holdOpening(page, '/');
  await page.mouse.wheel(0, 400);
  await expect.poll(() => picturesOf(others)).not.toEqual([]);
});

/** The bar's mark where a firm has a file of its own for it. */
const isLogo = (address: string) => address === '/icons/logo.svg';

const isPictureOrFont = (address: string) =>
  address.startsWith('/pictures/') || isLogo(address) || address.endsWith('.woff2');

/** Not waited for by the start: what checks and keeps a lead, fetched where the page is idle or a form is touched. */
const isForSending = (address: string) =>
  /^\/assets\/(?:contract|destinations|queue|submit|validate)-[\w-]+\.js$/.test(address);

const same =
  (one: { readonly address: string }) =>
  (other: { readonly address: string }): boolean =>
    one.address === other.address;

/** Found in the code of the photographs of a form alone, whatever the files are called. */
const OF_PHOTOS = {
  'their words': photoListText.busy,
  'what makes them small': 'OffscreenCanvas',
  'what opens them, in a worker or the page': 'createImageBitmap',
} as const;

test('nobody fetches the code of photographs before the first is picked; the precache has it', async ({
  page,
}) => {
  // The owner's screens have pictures of their own.
  const owners = await readFile(join(client, 'owners-parts.json'), 'utf8');
  const scripts = (await readdir(join(client, 'assets'))).filter(
    (name) => name.endsWith('.js') && !owners.includes(name),
  );
  const codes = await Promise.all(
    scripts.map(async (name) => {
      const code = await readFile(join(client, 'assets', name), 'utf8');
      return { address: `/assets/${name}`, code };
    }),
  );
  const withMark = (mark: string) =>
    codes.filter(({ code }) => code.includes(mark)).map(({ address }) => address);
  const marks = Object.values(OF_PHOTOS);
  const ofPhotos = [...new Set(marks.flatMap(withMark))];
  expect(marks.filter((mark) => withMark(mark).length === 0)).toEqual([]);
  const installed = (await precached()).map((path) => `/${path}`);
  expect(installed).toEqual(expect.arrayContaining(ofPhotos));

  const fetched = async () =>
    (await asked(page)).filter((one) => ofPhotos.includes(one.address)).map((one) => one.address);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await fetched()).toEqual([]);
  await alive(page);
  await settled(page);
  expect(await fetched()).toEqual([]);
  await fillHero(page);
  await settled(page);
  expect(await fetched()).toEqual([]);
  const picture = { name: 'crack.jpg', mimeType: 'image/jpeg', buffer: await plainPicture(90, 60) };
  await heroForm(page).getByLabel(photosText.add).setInputFiles(picture);
  await expect(heroForm(page).getByRole('img')).toHaveCount(1);
  const [words = ''] = withMark(OF_PHOTOS['their words']);
  expect(await fetched()).toContain(words);
});

/** What the worker is installed with. */
async function precached(): Promise<readonly string[]> {
  const worker = await readFile(join(client, 'service-worker.js'), 'utf8');
  const listed = [
    ...worker.matchAll(
      /\{"?revision"?:[^{}]*?"?url"?:\s*"([^"]+)"\}|\{"?url"?:\s*"([^"]+)"[^{}]*\}/g,
    ),
  ];
  return listed.map((match) => match[1] ?? match[2] ?? '').filter((url) => url !== '');
}

test('the precache stays within 1,081 KB for pages and script and 1,300 KB for pictures', async () => {
  const urls = await precached();
  expect(urls.length).toBeGreaterThan(routes.length);
  const sum = async (files: readonly string[]) =>
    (await Promise.all(files.map(transferredSize))).reduce((total, size) => total + size, 0);
  const pictures: unknown = JSON.parse(await readFile(join(client, 'pictures.json'), 'utf8'));
  expect(await sum(urls)).toBeLessThanOrEqual(1081 * KB);
  expect(await sum(z.array(z.string()).parse(pictures))).toBeLessThanOrEqual(1300 * KB);
});

/** Files in which V8 compiles everything off the main thread, for as long as this is their first line. */
const COMPILED = ['react-dom', 'router', 'styles', 'mui', 'parts', 'entry-client', 'HomePage'];

test('what a page starts with is marked to be compiled whole', async () => {
  const files = await readdir(join(client, 'assets'));
  const unmarked: string[] = [];
  for (const name of COMPILED) {
    const file = files.find((one) => one.startsWith(`${name}-`) && one.endsWith('.js'));
    const code = file === undefined ? '' : await readFile(join(client, 'assets', file), 'utf8');
    if (!code.startsWith('//# allFunctionsCalledOnLoad\n')) unmarked.push(name);
  }
  expect(unmarked).toEqual([]);
});
