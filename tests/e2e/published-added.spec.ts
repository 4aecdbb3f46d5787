import type { Page } from '@playwright/test';
import { notFound } from '../../src/content/not-found.ts';
import { addedArea, addedService } from '../support/added.ts';
import { expect, offline as test } from '../support/fixtures.ts';
import { alive } from '../support/forms.ts';
import { installed, partsKept } from '../support/hero.ts';
import { publisher } from '../support/publishing.ts';

/** How soon after the next visit what was published is on the phone, in milliseconds. */
const SOON = { timeout: 30_000 };

const pages = [
  {
    path: '/areas/quarry-flats',
    post: { kind: 'area', slug: 'quarry-flats', data: addedArea },
  },
  {
    path: '/services/roof-gutter-repairs',
    post: { kind: 'service', slug: 'roof-gutter-repairs', data: addedService },
  },
] as const;

const OPENING = 'The wall that we are proudest of';

/** How many of the choices, and of the pictures, the home page that is on the phone has. */
const areOnPhone = (page: Page) =>
  page.evaluate(
    async (wanted) => {
      const text = await (await fetch('/')).text();
      // The open page's policy would refuse another page's style.
      const plain = text.replaceAll(/<style[^]*?<\/style>/g, '');
      const home = new DOMParser().parseFromString(plain, 'text/html');
      const values = [...home.querySelectorAll('option')].map(({ value }) => value);
      const seen = [...home.images].map(({ alt }) => alt);
      return wanted.filter((one) => values.includes(one) || seen.includes(one)).length;
    },
    [...pages.map(({ post }) => post.data.label), OPENING],
  );

async function isDrawn(page: Page, alt: string): Promise<void> {
  const shown = page.getByRole('img', { name: alt });
  await expect(shown).toHaveJSProperty('complete', true);
  await expect(shown).not.toHaveJSProperty('naturalWidth', 0);
  // Not what stands in for a picture that could not be loaded.
  const address = await shown.evaluate(
    (image) => image instanceof HTMLImageElement && image.currentSrc,
  );
  expect(address).toMatch(/\/pictures\/(?:area|service|hero)[-.]/);
}

test('a service and an area that a firm adds open without signal, with their pictures, on every phone that has the site, and home with its own; taken off, they are gone there too', async ({
  page,
  site,
}) => {
  // Five publications, rendered by a process that gives way to all others.
  test.setTimeout(300_000);
  await page.goto('/');
  await installed(page);
  await partsKept(page);
  const { upload, publishPage, withdrawPage } = await publisher(site);
  const [area, service] = pages;
  const picture = { upload: await upload('#5a4a3a'), alt: 'A gutter before it was renewed' };
  const opening = { upload: await upload('#a08860'), alt: OPENING };
  const published = [
    await publishPage({ ...area.post, data: { ...area.post.data, picture } }),
    await publishPage({ ...service.post, data: { ...service.post.data, picture } }),
  ];
  await publishPage({ kind: 'home', slug: 'home', data: { picture: opening } });

  await expect(async () => {
    // Not home, whose picture would be kept once it has been seen.
    await page.goto('/contact');
    expect(await areOnPhone(page)).toBe(pages.length + 1);
  }).toPass(SOON);
  await site.down();
  await page.goto('/');
  await alive(page);
  await isDrawn(page, OPENING);
  for (const {
    path,
    post: { data },
  } of pages) {
    await page.goto(path);
    await alive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(data.h1);
    await isDrawn(page, picture.alt);
    await page.goto(`/search?q=${encodeURIComponent(data.label)}`);
    const found = page.getByRole('main').getByRole('link', { name: data.label });
    await expect(found.first()).toBeVisible();
  }

  await site.up();
  for (const revision of published) await withdrawPage(revision);
  await expect(async () => {
    await page.goto('/');
    expect(await areOnPhone(page)).toBe(1);
  }).toPass(SOON);
  await site.down();
  for (const { path } of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.h1);
  }
});
