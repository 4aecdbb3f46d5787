import { join } from 'node:path';
import { devices } from '@playwright/test';
import { areas, builtAreaEntries } from '../../../src/content/areas/index.ts';
import { fieldText } from '../../../src/content/forms/common.ts';
import { builtServiceEntries, services } from '../../../src/content/services/index.ts';
import { contentListSchema, nothingPublished } from '../../../src/contract/content/published.ts';
import { addedArea, addedService } from '../../support/added.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, NETWORK_DOWN, reading } from '../../support/fixtures.ts';
import { alive, openPopup } from '../../support/forms.ts';
import { projects } from '../../../src/content/projects/index.ts';
import {
  buildWith,
  copyPicture,
  readMeta,
  rendered,
  withPagePicture,
} from '../../support/published.ts';
import { Site } from '../../support/site.ts';

const test = reading.extend({ expectedErrors: async ({}, use) => use([NETWORK_DOWN]) });

const added = [
  { path: '/areas/quarry-flats', said: addedArea, forms: ['index.html'] },
  {
    path: '/services/roof-gutter-repairs',
    said: addedService,
    forms: ['index.html', 'contact.html', 'quote.html', 'emergency.html'],
  },
] as const;
const content = {
  ...nothingPublished,
  area: { 'quarry-flats': addedArea },
  service: { 'roof-gutter-repairs': addedService },
};

/** The same with a picture each, where the build has one. */
const [project] = projects;
const pictured = project && {
  ...nothingPublished,
  area: { 'quarry-flats': withPagePicture('area-quarry-flats', project.afterImage, addedArea) },
  service: {
    'roof-gutter-repairs': withPagePicture(
      'service-roof-gutter-repairs',
      project.afterImage,
      addedService,
    ),
  },
};

/** Pages of the build with a picture of the firm's own. */
const [service, area] = [builtServiceEntries[0]?.slug ?? '', builtAreaEntries[0]?.id ?? ''];
const replaced = project && {
  ...nothingPublished,
  area: { [area]: withPagePicture(`area-${area}`, project.afterImage, {}) },
  service: { [service]: withPagePicture(`service-${service}`, project.afterImage, {}) },
  home: { home: withPagePicture('hero', project.afterImage, {}) },
};

const inHtml = (text: string): string => text.replaceAll('&', '&amp;');

test('a page that the firm has added is in every menu, list and form, the sitemaps, the search and the structured data', async () => {
  await rendered(content, async ({ read, hash }) => {
    const { styleHashes } = await readMeta(read);
    const pages = Object.keys(styleHashes).filter((path) => !/^\/(?:admin|offline)/.test(path));
    for (const { path, said, forms } of added) {
      for (const page of pages)
        expect(await read(page === '/' ? 'index.html' : `${page.slice(1)}.html`), page).toContain(
          `href="${path}"`,
        );
      const own = await read(`${path.slice(1)}.html`);
      expect(own).toContain(`<title>${inHtml(said.label)} | `);
      expect(own).toContain(`<meta name="description" content="${said.lead}">`);
      expect(own).toContain(said.text);
      expect(own).toContain('"@type":"BreadcrumbList"');
      expect(own).toContain('/share/default.jpg');
      for (const file of forms)
        expect(await read(file), file).toContain(`value="${inHtml(said.label)}"`);
      expect(await read('sitemap.xml')).toMatch(new RegExp(`${path}</loc><lastmod>2027-02-03`));
      expect(await read('sitemap.html')).toContain(said.description);
      expect(await read(`content/${hash}-search.json`)).toContain(said.label);
      expect(await read(`content/${hash}-facts.json`)).toContain(`name\\":\\"${said.label}`);
    }
    // Each suburb once.
    expect((await read('areas/quarry-flats.html')).match(/<li[^>]*>Blockstone</g)).toHaveLength(1);
    expect(await read('quote.html')).toContain('<option value="Dolerite Bay">');
    const list = contentListSchema.parse(JSON.parse(await read('content.json')));
    const listed = list.files.map(({ path }) => path);
    expect(listed).toEqual(expect.arrayContaining(added.map(({ path }) => path)));
  });
});

test('a page that the firm has added shows its picture at its head, in its overview, on its card and in the sitemap, and phones keep it', async () => {
  if (!pictured) return;
  await rendered(pictured, async ({ read }) => {
    const list = contentListSchema.parse(JSON.parse(await read('content.json')));
    const { hash } = pictured.area['quarry-flats'].picture;
    for (const [family, name] of [
      ['areas', 'area-quarry-flats'],
      ['services', 'service-roof-gutter-repairs'],
    ] as const) {
      const file = `/pictures/${name}.${hash}`;
      const own = await read(`${name.replace(/^\w+-/, `${family}/`)}.html`);
      expect(own).toContain(`alt="${name} as it is seen"`);
      expect(own).toMatch(
        new RegExp(`<link rel="preload" as="image"[^>]* imagesrcset="${file}-480[.]avif`, 'i'),
      );
      expect(own).toContain(`/share/${name}.${hash}.plain.jpg`);
      expect(await read(`${family}.html`)).toContain(`${file}-480.avif`);
      expect(await read('sitemap-images.xml')).toContain(file);
      expect(list.pictures).toContain(`${file}-480.avif`);
    }
  });
});

test('browser and HTML agree on the firm’s own pictures of pages of the build, and nothing shows those of the build', async ({
  browser,
  watch,
}) => {
  if (!replaced || !project) return;
  await rendered(replaced, async (pages) => {
    const list = contentListSchema.parse(JSON.parse(await pages.read('content.json')));
    const shown = [
      {
        name: `service-${service}`,
        path: `/services/${service}`,
        lists: ['/services', '/'],
        before: 'areaServed',
      },
      { name: `area-${area}`, path: `/areas/${area}`, lists: ['/areas'], before: null },
      { name: 'hero', path: '/', lists: [], before: 'logo' },
    ];
    await buildWith(pages, async (dist) => {
      for (const { name } of shown)
        await copyPicture(join(dist, 'client'), project.afterImage, name);
      await Site.during({ DIST_DIR: dist }, async (site) => {
        const context = await browser.newContext({
          ...devices['Pixel 7'],
          serviceWorkers: 'block',
        });
        const page = await context.newPage();
        watch(page);
        const asked = new Set<string>();
        page.on('request', (request) => asked.add(new URL(request.url()).pathname));
        const built = await pages.read('sitemap-images.xml');
        for (const { name, path, lists, before } of shown) {
          const { hash } = withPagePicture(name, project.afterImage, {}).picture;
          const file = `/pictures/${name}.${hash}-`;
          expect(list.pictures).toContain(`${file}480.avif`);
          expect(built.split(`/pictures/${name}.`).length).toBe(built.split(file).length);
          expect(built).toContain(file);
          const own = page.locator(`img[src^="${file}"]`);
          for (const at of [path, ...lists]) {
            await page.goto(site.url + at);
            await expect(own.first()).toBeAttached();
            await alive(page);
            await page.waitForLoadState('networkidle');
            await expect(own.first()).toBeAttached();
            await expect(
              page.locator(`img[src^="/pictures/${name}."]:not([src^="${file}"])`),
            ).toHaveCount(0);
          }
          await page.goto(site.url + path);
          await expect(page.getByRole('img', { name: `${name} as it is seen` })).toBeVisible();
          const card = `/share/${name}.${hash}.plain.jpg`;
          const html = await pages.read(`${path.slice(1) || 'index'}.html`);
          const [first = '', ...others] = html.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
          expect(others).toEqual([]);
          expect(first.toLowerCase()).toContain(`imagesrcset="${file}480.avif 480w`);
          expect(html).toMatch(new RegExp(`<meta property="og:image" content="[^"]+${card}"`));
          // In the structured data.
          if (before) expect(html).toContain(`${card}","${before}"`);
          const fetched = [...asked].filter((one) => one.startsWith(`/pictures/${name}.`));
          expect(fetched).toContainEqual(expect.stringContaining(file));
          expect(fetched.filter((one) => !one.startsWith(file))).toEqual([]);
        }
        await context.close();
      });
    });
  });
});

test('hostile text of an added page is text and nothing else', async () => {
  const hostile = '</script><script>throw 1"><img src=x>';
  const own = { description: hostile, h1: hostile, lead: hostile, text: hostile, label: hostile };
  const area = { hostile: { ...addedArea, ...own, suburbs: hostile } };
  const service = {
    hostile: {
      ...addedService,
      ...own,
      offers: [{ title: hostile, text: hostile }],
      faq: [{ question: hostile, answer: hostile }],
    },
  };
  await rendered({ ...nothingPublished, area, service }, async ({ read }) => {
    for (const name of [
      'services/hostile.html',
      'services.html',
      'areas/hostile.html',
      'areas.html',
      'index.html',
      'quote.html',
    ]) {
      const page = await read(name);
      expect(page).not.toContain('<script>throw');
      expect(page).not.toContain('<img src=x>');
    }
  });
});

test('browser and HTML agree on the pages that the firm has added, and forms begin with them', async ({
  browser,
  watch,
}) => {
  // A site is rendered, and a dozen of its pages started.
  test.slow();
  await rendered(pictured ?? content, async (pages) => {
    await buildWith(pages, async (dist) => {
      for (const name of ['area-quarry-flats', 'service-roof-gutter-repairs'])
        if (project) await copyPicture(join(dist, 'client'), project.afterImage, name);
      await Site.during({ DIST_DIR: dist }, async (site) => {
        const context = await browser.newContext({
          ...devices['Pixel 7'],
          serviceWorkers: 'block',
        });
        const page = await context.newPage();
        watch(page);
        const lists = ['/', '/services', '/areas', '/contact', '/quote', '/sitemap'];
        for (const path of [...lists, ...added.map((one) => one.path)]) {
          await page.goto(site.url + path);
          await alive(page);
          await page.waitForLoadState('networkidle');
        }
        for (const { path, said } of added) {
          await page.goto(site.url + path);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.h1);
          await expectAccessible(page);
          await page.goto(`${site.url}/search?q=${encodeURIComponent(said.label)}`);
          await page.getByRole('main').getByRole('link', { name: said.label }).first().click();
          await expect(page).toHaveURL(site.url + path);
        }
        await page.goto(`${site.url}/areas`);
        await expect(page.getByText('Among others: Blockstone, Dolerite Bay')).toBeVisible();
        await expectAccessible(page);
        // Every service is named on the page of an area.
        await page.goto(`${site.url}/areas/quarry-flats`);
        const rows = page.locator('#services').getByRole('listitem');
        await expect(rows).toHaveCount(services.length + 1);
        const others = page.getByRole('navigation', { name: 'Other areas' }).getByRole('link');
        await expect(others).toHaveCount(areas.length);
        await page.goto(`${site.url}/services/roof-gutter-repairs`);
        const questions = page.locator('details');
        await questions.getByText('Can you come in the rain?').press('Enter');
        await expect(questions.getByText('when a leak shows itself')).toBeVisible();
        const served = page
          .getByRole('navigation', { name: 'Where it comes up' })
          .getByRole('link');
        await expect(served).toHaveCount(areas.length + 1);
        const popup = await openPopup(page);
        await popup.getByLabel('Phone number').fill('0491 570 006');
        await popup.getByRole('button', { name: 'Continue' }).click();
        await expect(popup.getByLabel(fieldText.service.label)).toHaveValue(addedService.label);
        await page.goto(`${site.url}/areas/quarry-flats`);
        const other = await openPopup(page);
        await other.getByLabel('Phone number').fill('0491 570 006');
        await other.getByRole('button', { name: 'Continue' }).click();
        await expect(other.getByLabel(fieldText.location.label)).toHaveValue('Quarry Flats');
        await context.close();
      });
    });
  });
});
