import { join } from 'node:path';
import { devices } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { alive } from '../../support/forms.ts';
import { expect, NETWORK_DOWN, reading } from '../../support/fixtures.ts';
import {
  buildWith,
  builtFile,
  copyPictures,
  readMeta,
  examplePublication,
  publishedProject,
  rendered,
  runRenderer,
} from '../../support/published.ts';
import { Site } from '../../support/site.ts';
import { contentListSchema, nothingPublished } from '../../../src/contract/content/published.ts';

const test = reading.extend({ expectedErrors: async ({}, use) => use([NETWORK_DOWN]) });

const { content, base, changed, gone } = examplePublication();

test('rendering again what the build has rendered differs in no byte', async () => {
  await rendered(nothingPublished, async ({ read, files }) => {
    expect(files).toBe(2);
    expect(await read('content.json')).toBe(await builtFile('content.json'));
    const { styleHashes } = await readMeta(read);
    expect(Object.keys(styleHashes)).toContain('/projects');
  });
});

test('what is published is on its pages, in the sitemap, the search and the structured data', async () => {
  await rendered(content, async ({ read, hash }) => {
    const projects = await read('projects.html');
    expect(projects).toContain(`data-content="${hash}"`);
    expect(projects).toContain('Garden wall rebuilt');
    expect(projects).toContain('Changed title');
    expect(projects).not.toContain(`project-${gone.id}-`);
    const home = await read('index.html');
    expect(home).toContain('project-new-garden-wall-after');
    expect(home).toContain('Ines de Ruyter');
    expect(await read(`services/${base.service}.html`)).toContain('Garden wall rebuilt');

    const own = await read('projects/new-garden-wall.html');
    expect(own).toMatch(/<title>Garden wall rebuilt, Wahroonga \|/);
    expect(own).toContain('"@type":"CreativeWork"');
    expect(own).toContain('"@type":"BreadcrumbList"');
    expect(await read(`projects/${changed.id}.html`)).toContain('Changed title');
    // The build has a page at that address.
    expect(await read(`projects/${gone.id}.html`)).toContain('content="noindex, follow"');

    const images = await read('sitemap-images.xml');
    expect(images).toContain('/pictures/project-new-garden-wall-before.');
    expect(images).not.toContain(`project-${gone.id}-`);
    const days = new Map(
      Array.from(
        (await read('sitemap.xml')).matchAll(
          /<loc>[^<]*?\/\/[^/]*(\/[^<]*)<\/loc><lastmod>([^<]+)/g,
        ),
      ).map(([, path, day]) => [path, day]),
    );
    expect(days.get('/projects')).toBe('2027-02-03');
    expect(days.get('/projects/new-garden-wall')).toBe('2027-02-03');
    expect(days.has(`/projects/${gone.id}`)).toBe(false);
    expect(days.get('/privacy-policy')).not.toBe('2027-02-03');

    expect(await read(`content/${hash}-search.json`)).toContain('Garden wall rebuilt, Wahroonga');
    expect(await read(`content/${hash}-facts.json`)).toContain('project-new-garden-wall-before');
    expect(JSON.parse(await read(`content/${hash}.json`))).toEqual(content);

    const list = contentListSchema.parse(JSON.parse(await read('content.json')));
    expect(list.content).toBe(hash);
    const listed = list.files.map(({ path }) => path);
    expect(listed).toEqual(expect.arrayContaining(['/', '/projects', `/content/${hash}.json`]));
    expect(listed.filter((path) => /^\/(?:admin|projects\/)/.test(path))).toEqual([]);
    expect(list.pictures).toHaveLength(2);
    expect(list.pictures.join(' ')).toContain('project-new-garden-wall-after');
  });
});

test('hostile text in what is published is text and nothing else', async () => {
  const hostile = '</script><script>throw 1</script>';
  const project = publishedProject('hostile', base, {
    title: hostile,
    location: 'A & B" <i>',
    summary: `<!--app--> ${hostile} \u202Egnitoof $& ]]>`,
    before: { ...publishedProject('hostile', base).before, alt: `"><img src=x onerror=alert(1)>` },
  });
  await rendered({ project: { hostile: project }, testimonial: {} }, async ({ read, hash }) => {
    for (const name of [
      'projects.html',
      'index.html',
      `services/${base.service}.html`,
      'projects/hostile.html',
    ]) {
      const page = await read(name);
      expect(page).not.toContain('<script>throw');
      expect(page).not.toContain('<img src=x');
      expect(page).not.toContain('\u202E');
      expect(page.match(/<\/body>/g)).toHaveLength(1);
    }
    expect(await read('sitemap-images.xml')).not.toContain('<i>');
    expect(await read(`content/${hash}.json`)).not.toContain('\u202E');
  });
});

test('what is longer than a page has room for is refused, in words and without a file', async () => {
  const long = publishedProject('long', base, { summary: 'a'.repeat(10_000) });
  const { code, stdout, stderr } = await runRenderer({
    content: { project: { long }, testimonial: {} },
    out: join('/nowhere', 'at-all'),
    now: '2027-02-03T04:05:06.000Z',
  });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^The pages could not be rendered: .*project\.long\.summary.*\n$/);
});

test('browser and HTML agree on a page that shows what was published, and pages after it too', async ({
  browser,
  watch,
}) => {
  await rendered(content, async (pages) => {
    await buildWith(pages, async (dist) => {
      await copyPictures(join(dist, 'client'), base, 'new-garden-wall');
      await Site.during({ DIST_DIR: dist }, async (site) => {
        const context = await browser.newContext({
          ...devices['Desktop Chrome'],
          serviceWorkers: 'block',
        });
        const page = await context.newPage();
        watch(page);
        for (const path of [
          '/',
          '/projects',
          `/services/${base.service}`,
          '/projects/new-garden-wall',
        ]) {
          await page.goto(site.url + path);
          await alive(page);
          await page.waitForLoadState('networkidle');
        }
        // What does not arrive at first is fetched again with the next interaction.
        let missed = 0;
        await page.route(
          '**/content/*.json',
          async (route) => {
            missed += 1;
            await route.abort();
          },
          { times: 1 },
        );
        await page.goto(`${site.url}/about`);
        await expect(async () => {
          await page.keyboard.press('Shift');
          expect(await page.evaluate(() => globalThis.siteContent?.hash)).toBe(pages.hash);
        }).toPass();
        expect(missed).toBe(1);
        await alive(page);
        await page.getByRole('link', { name: 'Projects' }).first().click();
        await page.getByRole('link', { name: 'Garden wall rebuilt', exact: true }).click();
        await expect(page).toHaveURL(`${site.url}/projects/new-garden-wall`);
        await expect(page).toHaveTitle(/^Garden wall rebuilt, Wahroonga/);
        await expect(page.getByRole('heading', { name: 'Garden wall rebuilt' })).toBeVisible();
        await expectAccessible(page);
        const data = page.locator('script[type="application/ld+json"]');
        await expect
          .poll(async () => (await data.allTextContents()).join(''))
          .toContain('project-new-garden-wall-before');
        await page.goto(`${site.url}/search?q=Wahroonga`);
        await expect(page.getByRole('link', { name: /Garden wall rebuilt/ })).toBeVisible();
        await context.close();
      });
    });
  });
});
