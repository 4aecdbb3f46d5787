import { isAdminPath } from '../../src/contract/paths.ts';
import { notFoundRoute, routes } from '../../src/app/routes/table.ts';
import { expect, offline as test } from '../support/fixtures.ts';
import { followAbout } from '../support/footer.ts';
import { hasPicture, openGallery, pictures } from '../support/gallery.ts';
import { installed, partsKept } from '../support/hero.ts';

test('with the server stopped every route of the visitors’ opens, query strings and all', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await installed(page);
  await site.down();
  for (const route of routes.filter(({ path }) => !isAdminPath(path))) {
    await page.goto(`${route.path}?source=home-screen&q=stone`, { waitUntil: 'domcontentloaded' });
    await expect(page).toHaveTitle(route.title);
    await expect(page.locator('h1')).toHaveCount(1);
  }
  await page.goto('/no/such/wall');
  await expect(page).toHaveTitle(notFoundRoute.title);
});

test('a route is reached by its links too while the server is stopped', async ({ page, site }) => {
  await page.goto('/');
  await installed(page);
  await site.down();
  await followAbout(page);
  await expect(page).toHaveURL('/about');
  await expect(page.locator('h1')).toBeVisible();
});

test('with the server stopped every picture of the gallery is there', async ({ page, site }) => {
  await page.goto('/');
  await partsKept(page);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('pictures')).keys()).length))
    .toBe((await (await page.request.get('/pictures.json')).json()).length);
  await site.down();
  await page.reload();
  await openGallery(page);
  for (const picture of await pictures(page).all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => hasPicture(picture.getByRole('img'))).toBe(true);
  }
  const last = pictures(page).last();
  const shows = (await last.getByRole('img').getAttribute('alt')) ?? '';
  await last.click();
  const large = page.getByRole('dialog').getByRole('img', { name: shows, exact: true }).first();
  await expect.poll(() => hasPicture(large)).toBe(true);
});
