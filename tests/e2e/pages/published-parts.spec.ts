import { join } from 'node:path';
import { devices, type Page } from '@playwright/test';
import { alive } from '../../support/forms.ts';
import { expect, NETWORK_DOWN, reading } from '../../support/fixtures.ts';
import {
  buildWith,
  copyPicture,
  publishedGalleryPicture,
  readMeta,
  rendered,
} from '../../support/published.ts';
import { Site } from '../../support/site.ts';
import { areaHref, builtAreaEntries } from '../../../src/content/areas/index.ts';
import { builtGallery } from '../../../src/content/gallery.ts';
import { builtServiceEntries, serviceHref } from '../../../src/content/services/index.ts';
import { servicePage } from '../../../src/content/services/pages.ts';
import { contentListSchema, nothingPublished } from '../../../src/contract/content/published.ts';

const test = reading.extend({ expectedErrors: async ({}, use) => use([NETWORK_DOWN]) });

const asked = builtServiceEntries.find(({ slug }) => servicePage(slug).faq);
const priced = builtServiceEntries.find(({ slug }) => servicePage(slug).prices);
const gone = builtServiceEntries.find(({ slug }) => slug !== asked?.slug && slug !== priced?.slug);
const goneArea = builtAreaEntries.at(-1);
const [offGallery, changedGallery] = builtGallery;

test('a changed answer is on its page, in the search and in the structured data', async () => {
  test.skip(asked === undefined, 'No service has questions.');
  if (asked === undefined) return;
  const answer = 'A changed answer, which says </script><b>less</b> & more.';
  const texts = { 'faq.items.0.answer': answer };
  await rendered(
    { ...nothingPublished, words: { [`service-${asked.slug}`]: { texts } } },
    async ({ read, hash }) => {
      const page = await read(`services/${asked.slug}.html`);
      expect(page).toContain('A changed answer, which says &lt;/script&gt;&lt;b&gt;less');
      expect(page).toContain('"text":"A changed answer, which says \\u003c/script>\\u003cb>less');
      expect(page).not.toContain('<b>less');
      expect(await read(`content/${hash}-search.json`)).toContain('A changed answer');
    },
  );
});

test('a changed price is in every text that names it', async () => {
  const [[name, price] = ['', '']] = Object.entries(
    priced === undefined ? {} : (servicePage(priced.slug).prices ?? {}),
  );
  test.skip(name === '', 'No service names prices.');
  if (priced === undefined) return;
  const prices = {
    prices: { texts: { [`${priced.slug}.${name}`]: '$987', 'assessment.basic': '395' } },
  };
  await rendered({ ...nothingPublished, prices }, async ({ read }) => {
    const page = await read(`services/${priced.slug}.html`);
    expect(page).toContain('$987');
    expect(page).not.toContain(`${price}.`);
    expect(await read('assessment.html')).toContain('$395');
  });
});

test('a service and an area that are off the site are nowhere on it', async () => {
  if (gone === undefined || goneArea === undefined) throw new Error('The build has too few.');
  const content = {
    ...nothingPublished,
    service: { [gone.slug]: null },
    area: { [goneArea.id]: null },
  };
  const addresses: string[] = [serviceHref(gone.slug), areaHref(goneArea.id)];
  await rendered(content, async ({ read, hash }) => {
    const { styleHashes } = await readMeta(read);
    const shown = Object.keys(styleHashes).filter(
      (path) => !path.startsWith('/admin') && path !== '/offline',
    );
    for (const path of shown) {
      const page = await read(path === '/' ? 'index.html' : `${path.slice(1)}.html`);
      const isGone = addresses.includes(path);
      expect(page.includes('content="noindex, follow"') && isGone, path).toBe(isGone);
      expect(
        addresses.filter((address) => page.includes(`href="${address}"`)),
        path,
      ).toEqual([]);
    }
    for (const file of ['sitemap.xml', 'sitemap-images.xml', `content/${hash}-search.json`])
      for (const address of addresses)
        expect(await read(file), file).not.toMatch(`${address}[<"#]`);
    const list = contentListSchema.parse(JSON.parse(await read('content.json')));
    expect(list.gone).toEqual(expect.arrayContaining(addresses));
    expect(list.files.filter(({ path }) => addresses.includes(path))).toEqual([]);
  });
});

const opened = async (page: Page, address: string) => {
  await page.goto(address);
  await alive(page);
  await page.waitForLoadState('networkidle');
};

test('browser and HTML agree on all of it, and the gallery has its new picture first', async ({
  browser,
  watch,
}) => {
  if (!asked || !gone || !goneArea || !offGallery || !changedGallery) return;
  const content = {
    ...nothingPublished,
    words: {
      about: { texts: { h1: 'A changed heading' } },
      [`service-${asked.slug}`]: { texts: { label: 'Changed name', h1: 'A changed service' } },
    },
    numbers: { numbers: { texts: { 'figures.majorProjects.value': '12345' } } },
    prices: { prices: { texts: { freeVisitRadius: '40km', 'assessment.basic': '395' } } },
    service: { [gone.slug]: null },
    area: { [goneArea.id]: null },
    gallery: {
      'new-steps': publishedGalleryPicture('new-steps', offGallery, 'Steps of a new house'),
      [changedGallery.id]: publishedGalleryPicture(
        changedGallery.id,
        changedGallery,
        'A changed caption',
      ),
      [offGallery.id]: null,
    },
  };
  await rendered(content, async (pages) => {
    const home = await pages.read('index.html');
    expect(home).toContain(`${builtGallery.length} `);
    expect(await pages.read('sitemap-images.xml')).toContain('/pictures/gallery-new-steps.');
    await buildWith(pages, async (dist) => {
      await copyPicture(join(dist, 'client'), offGallery.picture, 'gallery-new-steps');
      await Site.during({ DIST_DIR: dist }, async (site) => {
        const context = await browser.newContext({
          ...devices['Desktop Chrome'],
          serviceWorkers: 'block',
        });
        const page = await context.newPage();
        watch(page);
        const paths = ['/', '/about', '/services', '/areas', '/assessment', '/quote'];
        for (const path of [...paths, serviceHref(asked.slug)]) await opened(page, site.url + path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('A changed service');
        await opened(page, `${site.url}/about`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('A changed heading');
        await opened(page, `${site.url}/assessment`);
        await expect(page.getByRole('radio', { name: /\$395/ })).toBeVisible();
        await opened(page, site.url);
        const captions = page.locator('figure a + figcaption');
        await expect(captions.first()).toContainText('Steps of a new house');
        await expect(captions.nth(1)).toContainText('A changed caption');
        await expect(captions).toHaveCount(builtGallery.length);
        await opened(page, site.url + serviceHref(gone.slug));
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
          servicePage(gone.slug).h1,
        );
        await context.close();
      });
    });
  });
});
