import { update } from '../../src/content/shell.ts';
import { expect, offline as test } from '../support/fixtures.ts';
import { followAbout } from '../support/footer.ts';
import { alive } from '../support/forms.ts';
import { installed, sendHero } from '../support/hero.ts';
import { hearsOnline } from '../support/signal.ts';

test('a request sent without signal is listed, live in every tab, until it has arrived by itself', async ({
  page,
  context,
  site,
  watch,
}) => {
  await page.goto('/');
  await installed(page);
  await site.down();
  await sendHero(page);
  const standing = page.getByRole('status').getByRole('heading');
  await expect(standing).toHaveText(/^Saved on this (?:phone|device), waiting to be sent$/);
  await expect(page.getByText('Our server cannot be reached').first()).toBeVisible();

  await page.getByRole('link', { name: '1 request waiting to be sent' }).click();
  await expect(
    page.getByRole('heading', { name: /^Waiting on this (?:phone|device)$/ }),
  ).toBeVisible();
  const other = await context.newPage();
  watch(other);
  await other.goto('/requests');
  const listedThere = other.getByRole('listitem').filter({ hasText: 'Enquiry' });
  await expect(listedThere).toHaveCount(1);

  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('Still waiting')).toBeVisible();
  await expect(page.getByText('Reason given: It did not get through')).toBeVisible();

  await page.getByRole('button', { name: 'Delete' }).click();
  // It may have arrived: it is listed until the server has been asked to delete it.
  await expect(listedThere.getByText('Being deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(listedThere.getByText('Being deleted')).toHaveCount(0);
  await expect(listedThere).toHaveCount(1);

  await site.up();
  await hearsOnline(page);
  const [lead] = await expect
    .poll(() => site.inbox(), { timeout: 30_000 })
    .toHaveLength(1)
    .then(() => site.inbox());
  for (const tab of [page, other]) {
    await expect(tab.getByText(lead?.receipt ?? 'no receipt')).toBeVisible();
    await expect(tab.getByText('Server not reached')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Clear delivered' }).click();
  await expect(other.getByRole('heading', { name: 'Nothing waiting, nothing sent' })).toBeVisible();
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a page whose code is gone from the server offers to reload and is not blank', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/dynamically imported module/);
    await page.goto('/');
    await alive(page);
    await page.route('**/assets/AboutPage-*.js', (route) => route.fulfill({ status: 404 }));
    await followAbout(page);
    const title = page.getByRole('heading', { name: 'This page has been renewed' });
    await expect(title).toHaveCount(1);
    await page.unroute('**/assets/AboutPage-*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(title).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a page that is not on the phone says so when there is no network', async ({
    page,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(/dynamically imported module/);
    await page.goto('/');
    // Alive: links are followed without leaving the page.
    await alive(page);
    await site.down();
    await followAbout(page);
    await expect(
      page.getByRole('heading', { name: /^This page is not on this (?:phone|device) yet$/ }),
    ).toBeVisible();
    // The browser has a network: it is the server that is away.
    await expect(page.getByRole('alert')).toContainText(update.notHere.unreachable);
    await expect(page.getByText(update.notHere.text)).toHaveCount(0);
  });
});
