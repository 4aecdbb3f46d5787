import { expectAccessible } from '../support/axe.ts';
import { NETWORK_DOWN } from '../support/fixtures.ts';
import { ownersPartsKept } from '../support/hero.ts';
import {
  enterPassword,
  openPanel,
  expect,
  REFUSED,
  signedIn,
  test,
  urlOf,
} from './owner-set-up.ts';

test('a wrong password is told, the right one opens the dashboard, signing out closes it', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(REFUSED);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Please enter the password.')).toBeVisible();
  await enterPassword(page, 'not the password');
  await expect(page.getByText('That password is not right.')).toBeVisible();
  await enterPassword(page);
  await expect(page.getByText('Total Forms')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect(page.getByText('Total Forms')).toHaveCount(0);
});

test('after too many wrong passwords the sign-in says to wait', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(REFUSED);
  await page.goto('/admin');
  const guess = async (attempt: number): Promise<number> => {
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await enterPassword(page, `wrong ${attempt}`);
    const status = (await answered).status();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    return status;
  };
  const statuses = [];
  while (statuses.at(-1) !== 429 && statuses.length < 20)
    statuses.push(await guess(statuses.length + 1));
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  await expect(page.getByText('Too many attempts. Please wait a few minutes.')).toBeVisible();
});

test('a fresh install shows 12 forms, 0 webhooks, 3 form types and GHL, and four cards', async ({
  page,
}) => {
  await signedIn(page, '/admin');
  const tiles = page.locator('main dl');
  await expect(tiles.locator('dt')).toHaveText([
    'Total Forms',
    'Active Webhooks',
    'Form Types',
    'Integration',
  ]);
  await expect(tiles.locator('dd')).toHaveText(['12', '0', '3', 'GHL']);
  await expect(page.getByText('Coming Soon')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Open User Management' })).toBeDisabled();
  await page.getByRole('link', { name: 'Open Form Analytics' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Form analytics');
  await expect(page.getByText('No leads in this period')).toBeVisible();
});

test('when the session is over, the sign-in comes up and what was typed is there again after it', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(REFUSED);
  await signedIn(page, '/admin/webhooks');
  await openPanel(page);
  const typed = 'https://hooks.zapier.com/hooks/catch/1/typed/';
  await urlOf(page, 'Feedback Form').fill(typed);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save Feedback Form' }).click();
  await expect(page.getByText('You were signed out after a while')).toBeVisible();
  await expect(urlOf(page, 'Feedback Form')).toBeHidden();
  await enterPassword(page);
  await expect(urlOf(page, 'Feedback Form')).toHaveValue(typed);
  await page.getByRole('button', { name: 'Save Feedback Form' }).click();
  await expect(page.getByText('Webhook URL saved for Feedback Form')).toBeVisible();
});

test('when the server is down, the screen says so and works once it is back', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(NETWORK_DOWN);
  await signedIn(page, '/admin');
  await ownersPartsKept(page);
  await site.down();
  await page.getByRole('link', { name: 'Inbox' }).first().click();
  await expect(page.getByText('The inbox could not be loaded')).toBeVisible();
  await site.up();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('No leads yet')).toBeVisible();
});

test('no screen of the signed-in owner has an axe finding or scrolls sideways at 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signedIn(page, '/admin');
  for (const [screen, shown] of [
    ['Dashboard', 'Help and resources'],
    ['Inbox', 'No leads yet'],
    ['Notices', 'Tell nobody during these hours'],
    ['Webhooks', 'Integration tips'],
    ['Analytics', 'No leads in this period'],
    ['Errors', 'No errors reported'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Owner’s screens' }).getByText(screen).click();
    await expect(page.getByText(shown)).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});
