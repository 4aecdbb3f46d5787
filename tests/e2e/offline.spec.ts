import { notFoundRoute, routes } from '../../src/app/routes/table.ts';
import { expect, NETWORK_DOWN, test } from '../support/fixtures.ts';
import { installed } from '../support/hero.ts';

test('with the server stopped every route opens, query strings and all', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(NETWORK_DOWN);
  await page.goto('/');
  await installed(page);
  await site.down();
  for (const route of routes) {
    await page.goto(`${route.path}?source=home-screen&q=stone`, { waitUntil: 'domcontentloaded' });
    await expect(page).toHaveTitle(route.title);
    await expect(page.locator('h1')).toHaveCount(1);
  }
  await page.goto('/no/such/wall');
  await expect(page).toHaveTitle(notFoundRoute.title);
});

test('a route is reached by its links too while the server is stopped', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(NETWORK_DOWN);
  await page.goto('/');
  await installed(page);
  await site.down();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(`${site.url}/about`);
  await expect(page.locator('h1')).toBeVisible();
});
