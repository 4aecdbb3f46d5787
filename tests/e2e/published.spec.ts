import type { Page } from '@playwright/test';
import { business } from '../../src/content/business.ts';
import { projectsPage } from '../../src/content/projects/page.ts';
import { expect, offline as test } from '../support/fixtures.ts';
import { installed, partsKept } from '../support/hero.ts';
import { ownFirm } from '../support/own-firm.ts';
import { project, publisher } from '../support/publishing.ts';

/** How soon after the next visit what was published is on the phone, in milliseconds. */
const SOON = { timeout: 15_000 };

/** The number that the filter for all projects shows. */
async function countOfProjects(page: Page): Promise<number> {
  const words = await page.locator('main [role="radiogroup"] > label').first().textContent();
  return Number(/\d+/.exec(words ?? '')?.[0]);
}

/** Whether the page of projects that is on the phone has the project. */
const isOnPhone = (page: Page) =>
  page.evaluate(
    async (title) => (await (await fetch('/projects')).text()).includes(title),
    project.title,
  );

test('a project that is published is on the phone of everybody who has the site, and everywhere on it; taken off, it is nowhere', async ({
  page,
  site,
  request,
}) => {
  test.setTimeout(180_000);
  await page.goto('/projects');
  const before = await countOfProjects(page);
  await installed(page);
  await partsKept(page);

  const { publish, withdraw } = await publisher(site);
  const published = await publish();
  /** Which of the files of the site name the project. */
  const naming = async () => {
    const files = ['/', '/projects', '/sitemap-images.xml'];
    const texts = files.map(async (file) => (await request.get(file)).text());
    const named = await Promise.all(texts);
    return files.filter((_file, at) => named[at]?.includes(project.slug));
  };
  expect(await naming()).toEqual(['/', '/projects', '/sitemap-images.xml']);
  const listed = await (await request.get('/sitemap-images.xml')).text();
  const [largest = ''] = new RegExp(`/pictures/project-${project.slug}-[^<]+`).exec(listed) ?? [];
  expect((await request.get(largest)).headers()['content-type']).toBe('image/webp');

  // The next visit, and then no signal any more.
  await page.goto('/');
  await expect.poll(() => isOnPhone(page), SOON).toBe(true);
  await site.down();

  await page.goto('/projects');
  const card = page.getByRole('listitem').filter({ hasText: project.title });
  await expect(card).toBeVisible();
  expect(await countOfProjects(page)).toBe(before + 1);
  const picture = card.getByRole('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await card.getByRole('link', { name: projectsPage.viewer.open }).first().click();
  await expect(page.getByRole('dialog')).toContainText(project.summary);
  await page.goto(`/projects/${project.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: project.title })).toBeVisible();
  await page.goto(`/search?q=${encodeURIComponent('belvedere')}`);
  await expect(page.getByRole('link', { name: new RegExp(project.title) })).toBeVisible();

  await site.up();
  await withdraw(published);
  expect(await naming()).toEqual([]);
  await page.goto('/');
  await expect.poll(() => isOnPhone(page), SOON).toBe(false);
  await page.goto('/projects');
  expect(await countOfProjects(page)).toBe(before);
});

test('who comes after a publication sees it on the second page, too, before the phone has kept anything', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  const { publish } = await publisher(site);
  await publish();
  await page.goto('/projects');
  await expect(page.getByText(project.title).first()).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await expect(page.getByText(project.title).first()).toBeVisible();
  await site.down();
  await page.goto('/projects');
  await expect(page.getByText(project.title).first()).toBeVisible();
});

test('who loses the signal right after the first visit sees the firm that has published its name, and not the sample', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  const { publishFirm } = await publisher(site);
  await publishFirm();
  // What is kept for later must not matter: only what is installed.
  await page.addInitScript(() => {
    ServiceWorker.prototype.postMessage = () => undefined;
  });
  // The server replaces itself after a change of the firm, so that the first installation may fail.
  await expect
    .poll(
      async () => {
        if (!(await page.goto('/').catch(() => null))) return false;
        return page.evaluate(() =>
          Promise.race([
            navigator.serviceWorker.ready.then(() => true),
            // On a slow machine a page registers its worker late, and each reload starts that over.
            new Promise((done) => setTimeout(done, 15_000, false)),
          ]),
        );
      },
      { timeout: 100_000 },
    )
    .toBe(true);
  await site.down();
  for (const path of ['/', '/contact', '/quote']) {
    await page.goto(path);
    await expect(page).toHaveTitle(new RegExp(ownFirm.name));
    expect(await page.locator('html').innerHTML()).not.toContain(business.name);
  }
});
