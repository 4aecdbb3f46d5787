import { expect, reading as test } from '../support/fixtures.ts';
import { paths } from '../../src/contract/paths.ts';
import { network } from '../../src/content/shell.ts';
import { alive } from '../support/forms.ts';

for (const path of ['/', '/services', '/admin'])
  test(`${path} loads and starts without a word in the console`, async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    await page.goto(path);
    await alive(page);
    await page.waitForLoadState('networkidle');
    await page.reload();
    await alive(page);
    await page.waitForLoadState('networkidle');
    expect(said).toEqual([]);
  });

test('a page without a network asks nothing of the network', async ({
  page,
  context,
  expectedErrors,
}) => {
  // The browser's own look for a newer worker.
  expectedErrors.push(/An unknown error occurred when fetching the script/);
  await page.goto('/requests');
  await alive(page);
  // What an idle page fetches ahead is there.
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.install();
  await context.setOffline(true);
  await expect(page.getByText(network.strip).first()).toBeVisible();
  await page.clock.runFor(600_000);
  expect(asked.filter((url) => url.includes(paths.health))).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => asked.some((url) => url.includes(paths.health))).toBe(true);
});
