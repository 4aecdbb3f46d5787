import type { Browser, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import {
  accountFields,
  accountPage,
  joinPage,
  peoplePage,
} from '../../../src/content/admin/account.ts';
import { signIn } from '../../../src/content/admin/app.ts';
import { expectAccessible } from '../../support/axe.ts';
import { OWNER_PASSWORD } from '../../support/site.ts';
import { enterPassword, expect, REFUSED, signedIn, test } from '../admin-set-up.ts';

// Two browsers, each with a sign-in that takes a moment on purpose.
test.setTimeout(120_000);

const LANTERN = 'lantern on the quay';

/** Has the owner invite somebody; gives the path of the link. */
async function invitedPath(page: Page, name: string): Promise<string> {
  await page.goto('/admin/users');
  const group = page.getByRole('region', { name: peoplePage.invite.heading });
  await group.getByLabel(accountFields.name).fill(name);
  await group.getByLabel(accountFields.email).fill(`${name.toLowerCase()}@example.com`);
  await group.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText(peoplePage.invite.byHand)).toBeVisible();
  const address = await group.locator('pre').textContent();
  return new URL(address ?? '').pathname + new URL(address ?? '').hash;
}

/** A person with a browser of their own, who has used their link. */
async function joined(browser: Browser, origin: string, path: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    isMobile: false,
  });
  const page = await context.newPage();
  await page.goto(path);
  await page.getByLabel(accountFields.newPassword).fill(LANTERN);
  await page.getByRole('button', { name: joinPage.button.idle }).click();
  await expect(page.getByRole('button', { name: signIn.signOut })).toBeVisible();
  return page;
}

test('somebody invited chooses a password and sees what the office may, no more', async ({
  page,
  site,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(REFUSED);
  await signedIn(page, '/admin');
  const path = await invitedPath(page, 'Priya');
  await expectAccessible(page);
  const office = await joined(browser, site.url, path);
  const ways = office.getByRole('navigation', { name: 'Owner’s screens' });
  await expect(ways.getByRole('link')).toHaveText([
    'Today',
    'Leads',
    'Website',
    'Notices',
    'Analytics',
    'Errors',
    'Your sign-in',
  ]);
  await expect(office.getByText('Total Forms')).toHaveCount(0);
  await expect(office.getByRole('link', { name: 'Open User Management' })).toHaveCount(0);
  for (const closed of ['/admin/webhooks', '/admin/users', '/admin/emails', '/admin/audit']) {
    await office.goto(closed);
    await expect(office.getByText(signIn.ownersOnly.title)).toBeVisible();
  }
  await office.goto('/admin/leads');
  await expect(office.getByText('No leads yet')).toBeVisible();
  await expect(office.getByRole('button', { name: 'Export as CSV' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Priya' })).toContainText('Office');

  await page.goto(path);
  await expect(page.getByText(joinPage.over.title)).toBeVisible();
  await office.context().close();
});

test('with two people the sign-in asks for an address, and each is who they are', async ({
  page,
  site,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(REFUSED);
  await signedIn(page, '/admin');
  const office = await joined(browser, site.url, await invitedPath(page, 'Priya'));
  await office.getByRole('button', { name: signIn.signOut }).click();
  await office.getByLabel(signIn.email.label).fill('priya@example.com');
  await enterPassword(office, OWNER_PASSWORD);
  await expect(office.getByText(signIn.wrongPair)).toBeVisible();
  await enterPassword(office, LANTERN);
  await expect(office.getByRole('button', { name: signIn.signOut })).toBeVisible();
  await office.goto('/admin/account');
  await expect(office.getByRole('textbox', { name: accountFields.name })).toHaveValue('Priya');
  await expectAccessible(office);
  await office.context().close();
});

test('with codes switched on the sign-in asks for one, and a recovery code does as well', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(REFUSED);
  await signedIn(page, '/admin/account');
  const group = page.getByRole('region', { name: accountPage.codes.heading });
  await group.getByRole('button', { name: accountPage.codes.start }).click();
  const key = (await group.locator('pre').textContent()) ?? '';
  await expect(group.getByRole('img', { name: accountPage.codes.qrCode(key) })).toBeVisible();
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  await group.getByLabel(accountPage.codes.code).fill(totp.generate());
  await group.getByLabel(accountFields.current).fill(OWNER_PASSWORD);
  await group.getByRole('button', { name: accountPage.codes.confirm }).click();
  await expect(group.getByText(accountPage.codes.recovery)).toBeVisible();
  const [recovery = ''] = ((await group.locator('pre').textContent()) ?? '').split('\n');
  await page.getByRole('button', { name: signIn.signOut }).click();
  await expect(page.getByRole('heading', { name: signIn.title })).toBeVisible();
  await enterPassword(page);
  await page.getByLabel(signIn.code.label, { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('That code is not right')).toBeVisible();
  await page.getByLabel(signIn.code.label, { exact: true }).fill(recovery);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(group.getByText(accountPage.codes.on(9))).toBeVisible();
});

test('a passkey signs in without the password', async ({ page, site, expectedErrors }) => {
  expectedErrors.push(REFUSED);
  // Passkeys belong to a name, not to an address of numbers.
  const origin = site.url.replace('127.0.0.1', 'localhost');
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await signedIn(page, `${origin}/admin/account`);
  const group = page.getByRole('region', { name: accountPage.passkeys.heading });
  await group.getByRole('button', { name: accountPage.passkeys.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(accountFields.current).fill('a guess');
  await dialog.getByRole('button', { name: accountPage.confirm.button }).click();
  await expect(page.getByText('That password is not right.')).toBeVisible();
  await group.getByRole('button', { name: accountPage.passkeys.add }).click();
  await dialog.getByLabel(accountFields.current).fill(OWNER_PASSWORD);
  await dialog.getByRole('button', { name: accountPage.confirm.button }).click();
  await expect(group.getByRole('listitem')).toContainText('Chrome on');
  await page.getByRole('button', { name: signIn.signOut }).click();
  await page.getByRole('button', { name: signIn.passkey }).click();
  await expect(group.getByRole('listitem')).toContainText('last used');
});
