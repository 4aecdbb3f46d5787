import type { Page } from '@playwright/test';
import { adminApp, signIn } from '../../../src/content/admin/app.ts';
import { ownChanges } from '../../../src/content/admin/changes.ts';
import { paths } from '../../../src/contract/paths.ts';
import { KEPT_LIMIT_MS } from '../../../src/lib/time-limit.ts';
import { leave } from '../../support/leave.ts';
import { NETWORK_DOWN } from '../../support/network-down.ts';
import {
  enterPassword,
  expect,
  signedIn,
  test,
  urlOf,
  rows,
  setStage,
  doMore,
  historyOf,
  REFUSED,
} from '../admin-set-up.ts';

// List and lead are side by side.
test.use({ viewport: { width: 1440, height: 900 } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const view = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Views' }).getByRole('button', { name });

const askedWho = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith(paths.session));

/** Comes back to the page, which asks the server who is there; resolves once that is answered. */
async function comeBack(page: Page): Promise<void> {
  const answered = askedWho(page);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await answered;
}

/** Holds back what is saved at an address until it is let go. */
async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() !== 'GET') await promise;
    await route.continue();
  });
  return resolve;
}

/** Has the page wait for the answer to a save, however busy the machine is, before it says that it is kept. */
async function waitForAnswers(page: Page): Promise<void> {
  await page.addInitScript((limitMs) => {
    const { setTimeout } = globalThis;
    const patient = (handler: () => void, ms?: number, ...rest: unknown[]) =>
      setTimeout(handler, ms === limitMs ? 60_000 : ms, ...rest);
    Object.assign(globalThis, { setTimeout: patient });
  }, KEPT_LIMIT_MS);
}

/** What a proxy answers while the server behind it restarts. */
const BAD_GATEWAY = { status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' };

test('a note that is being typed is there again after the lead has left the list', async ({
  page,
  site,
  browser,
}) => {
  await leave(site, { name: 'Mary Neill' });
  await signedIn(page, '/admin/leads?view=new');
  await rows(page).first().click();
  await page.getByLabel('Note', { exact: true }).fill('Wants the parapet looked at first.');
  const others = await browser.newContext({ baseURL: site.url });
  const other = await others.newPage();
  await signedIn(other, '/admin/leads');
  await rows(other).first().click();
  await setStage(other, 'Contacted');
  await expect(rows(page)).toHaveCount(0);

  await view(page, 'All').click();
  await rows(page).first().click();
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue(
    'Wants the parapet looked at first.',
  );
  await expect(page.getByText('Somebody else has changed this lead')).toBeVisible();
  await button(page, 'Save').click();
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('');
  await page.goBack();
  await rows(page).first().click();
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('');
  await others.close();
});

test('a note that is being typed is there again after a notification of another lead was pressed', async ({
  page,
  site,
}) => {
  await leave(site, { name: 'Mary Neill' });
  const id = await leave(site, { name: 'Sam Li' });
  await signedIn(page, '/admin/leads');
  await rows(page).filter({ hasText: 'Mary Neill' }).click();
  await page.getByLabel('Note', { exact: true }).fill('Wants the parapet looked at first.');
  // As the worker opens it, in the window that shows the inbox.
  await page.goto(`/admin/leads/${id}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Sam Li' })).toBeVisible();
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('');
  await rows(page).filter({ hasText: 'Mary Neill' }).click();
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue(
    'Wants the parapet looked at first.',
  );
});

test('what is typed while the note before it is on its way stays', async ({ page, site }) => {
  await leave(site, { name: 'Mary Neill' });
  await waitForAnswers(page);
  await signedIn(page, '/admin/leads');
  await rows(page).first().click();
  const note = page.getByLabel('Note', { exact: true });
  await note.fill('Rang.');
  const letGo = await hold(page, `**${paths.adminLeads}/*`);
  await button(page, 'Save').click();
  await note.fill('Rang. Rings back on Monday.');
  letGo();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(note).toHaveValue('Rang. Rings back on Monday.');
});

for (const isReopened of [false, true]) {
  const when = isReopened ? 'and opened again' : 'and opened later';
  test(`a lead that is left ${when} while it is saved is saved`, async ({ page, site }) => {
    await leave(site, { name: 'Mary Neill' });
    await leave(site, { name: 'Sam Li' });
    await waitForAnswers(page);
    await signedIn(page, '/admin/leads');
    const note = page.getByLabel('Note', { exact: true });
    const [row, another] = ['Mary Neill', 'Sam Li'].map((name) =>
      rows(page).filter({ hasText: name }),
    );
    await row?.click();
    await note.fill('Rang.');
    await page.getByLabel('Assigned to').fill('Peter');
    const letGo = await hold(page, `**${paths.adminLeads}/*`);
    await button(page, 'Save').click();
    await another?.click();
    await expect(note).toHaveValue('');
    if (isReopened) {
      await row?.click();
      await expect(note).toHaveValue('Rang.');
      await expect(button(page, 'Save')).toBeDisabled();
    }
    letGo();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    if (!isReopened) await row?.click();
    await expect(page.getByLabel('Assigned to')).toHaveValue('Peter');
    await expect(note).toHaveValue('');
    await expect(page.getByText('Somebody else has changed this lead')).toHaveCount(0);
    await note.fill('Rings back.');
    await button(page, 'Save').click();
    await expect(note).toHaveValue('');
    await expect(page.getByText('Somebody else has changed this lead')).toHaveCount(0);
  });
}

test('a note that is kept on the phone is added, though somebody else has changed the lead before it arrives', async ({
  page,
  site,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(REFUSED);
  await leave(site, { name: 'Mary Neill' });
  const others = await browser.newContext({ baseURL: site.url });
  const other = await others.newPage();
  await signedIn(other, '/admin/leads');
  await rows(other).first().click();
  await signedIn(page, '/admin/leads');
  await rows(page).first().click();
  await page.getByLabel('Note', { exact: true }).fill('Rang.');
  const letGo = await hold(page, `**${paths.adminLeads}/*`);
  await button(page, 'Add note').click();
  await setStage(other, 'Contacted');
  await expect(page.getByText(ownChanges.kept.title)).toBeVisible();
  const refused = page.waitForResponse((response) => response.status() === 409);
  letGo();
  await refused;
  await expect(historyOf(page)).toContainText('Rang.');
  await others.close();
});

test('a lead that a letter has led to is gone from the screen once it is deleted', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await leave(site, { name: 'Mary Neill', message: 'The parapet leans.' });
  // As letters of earlier releases name it.
  await signedIn(page, `/admin/leads?lead=${id}`);
  await expect(page).toHaveURL(new RegExp(`/admin/leads/${id}$`));
  await expect(page.getByText('The parapet leans.', { exact: true })).toBeVisible();
  await doMore(page, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByText('The parapet leans.', { exact: true })).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/leads$/);
  await expect(page.getByRole('main')).toBeFocused();
});

test('a list that is not searched does not say that it is', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await leave(site, { name: 'Mary Neill' });
  await leave(site, { name: 'Sam Li' });
  await signedIn(page, '/admin/leads');
  const box = page.getByRole('searchbox');
  await box.fill('Sam');
  await box.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await expect(box).toBeFocused();
  await view(page, 'New').click();
  await expect(rows(page)).toHaveCount(2);
  await expect(box).toHaveValue('');
  await page.goBack();
  await expect(box).toHaveValue('Sam');
  await expect(rows(page)).toHaveCount(1);
});

test('an address that could not be saved is still there to be saved again', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(NETWORK_DOWN);
  await signedIn(page, '/admin/notices');
  const address = page.getByLabel('E-mail address');
  await address.fill('site@firm.example');
  await page.route(`**${paths.adminNotices}`, (route) => route.abort('connectionfailed'));
  await button(page, 'Add').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(button(page, 'Add')).toBeEnabled();
  await expect(address).toHaveValue('site@firm.example');
  await page.unroute(`**${paths.adminNotices}`);
  await button(page, 'Add').click();
  await expect(page.getByRole('heading', { name: 'site@firm.example' })).toBeVisible();
  await expect(address).toHaveValue('');
});

const chooseForm = (page: Page) =>
  page.getByLabel('Form', { exact: true }).selectOption('hero_contact');

/** Begins a text of one form's own. */
async function writeOwnText(page: Page): Promise<void> {
  await chooseForm(page);
  await button(page, 'Write its own text').click();
}

test('words of an e-mail that are typed while the ones before are on their way stay', async ({
  page,
}) => {
  await signedIn(page, '/admin/emails');
  await writeOwnText(page);
  const letGo = await hold(page, `**${paths.adminConfirmations}/*`);
  const [subject, text] = [page.getByLabel('Subject'), page.getByLabel('Text')];
  await subject.fill('We have it');
  await text.fill('Thank you.');
  await button(page, 'Save').click();
  await text.fill('Thank you. We ring back.');
  letGo();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(text).toHaveValue('Thank you. We ring back.');
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  await button(page, 'Save').click();
  await expect(page.getByText('Not saved yet.')).toHaveCount(0);
  await page.reload();
  await chooseForm(page);
  await expect(text).toHaveValue('Thank you. We ring back.');
  await expect(subject).toHaveValue('We have it');
});

test('what is typed on one screen of the admin is there again after a look at another', async ({
  page,
}) => {
  const ways = page.getByRole('navigation', { name: 'Owner’s screens' });
  const goTo = (name: string) => ways.getByRole('link', { name, exact: true }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedIn(page, '/admin/emails');
  await page.getByLabel('Text').fill('Thank you. We ring back.');
  await goTo('Webhooks');
  await urlOf(page, 'Hero Section Contact').fill('https://hooks.zapier.com/hooks/catch/1');
  await goTo('Leads');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads');
  await goTo('E-mails');
  await expect(page.getByLabel('Text')).toHaveValue('Thank you. We ring back.');
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  await goTo('Webhooks');
  await expect(urlOf(page, 'Hero Section Contact')).toHaveValue(/catch\/1$/);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await enterPassword(page);
  await expect(urlOf(page, 'Hero Section Contact')).toHaveValue('');
  await goTo('E-mails');
  await expect(page.getByLabel('Text')).not.toHaveValue('Thank you. We ring back.');
  await expect(page.getByText('Not saved yet.')).toHaveCount(0);
});

test('a tick on an old screen puts no old words of an e-mail back', async ({
  page,
  site,
  browser,
}) => {
  await signedIn(page, '/admin/emails');
  await chooseForm(page);
  const tick = page.getByRole('checkbox', { name: /^Send it for/ });
  await expect(tick).toBeVisible();
  const others = await browser.newContext({ baseURL: site.url });
  const other = await others.newPage();
  await signedIn(other, '/admin/emails');
  await writeOwnText(other);
  await other.getByLabel('Text').fill('Thank you. We ring back.');
  await button(other, 'Save').click();
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  await tick.click();
  await button(page, 'Save').click();
  await expect(page.getByLabel('Text')).toHaveValue('Thank you. We ring back.');
  await others.close();
});

test('a template that is being typed outlives a proxy’s answer that its server is away', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(NETWORK_DOWN);
  await signedIn(page, '/admin/emails');
  const subject = page.getByLabel('Subject');
  await subject.fill('We have your {form}');
  await page.route(`**${paths.session}`, (route) => route.fulfill(BAD_GATEWAY));
  await comeBack(page);
  await expect(subject).toHaveValue('We have your {form}');
  await page.unroute(`**${paths.session}`);
  await comeBack(page);
  await expect(subject).toHaveValue('We have your {form}');
});

test('a note outlives a server that is restarted behind its proxy, and the list goes on by itself', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(NETWORK_DOWN);
  await leave(site, { name: 'Mary Neill' });
  await signedIn(page, '/admin/leads');
  await rows(page).first().click();
  const note = page.getByLabel('Note', { exact: true });
  await note.fill('Rang.');
  await page.route('**/api/admin/**', (route) => route.fulfill(BAD_GATEWAY));
  const answered = askedWho(page);
  await site.down();
  await answered;
  await site.up();
  await page.unroute('**/api/admin/**');
  await leave(site, { name: 'Sam Li' });
  await expect(rows(page).filter({ hasText: 'Sam Li' })).toBeVisible({ timeout: 30_000 });
  await expect(note).toHaveValue('Rang.');
});

test('a note behind the sign-in outlives a server that is away', async ({
  page,
  site,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(NETWORK_DOWN);
  await leave(site, { name: 'Mary Neill' });
  await signedIn(page, '/admin/leads');
  await rows(page).first().click();
  await page.getByLabel('Note', { exact: true }).fill('Rang.');
  await context.clearCookies();
  await comeBack(page);
  await expect(page.getByText(signIn.expired)).toBeVisible();
  await page.route(`**${paths.session}`, (route) => route.fulfill(BAD_GATEWAY));
  await comeBack(page);
  await page.unroute(`**${paths.session}`);
  await comeBack(page);
  await enterPassword(page);
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Rang.');
});

test('what is typed beside what was saved stays where the rest can’t be read again', async ({
  page,
  webhook,
  expectedErrors,
}) => {
  expectedErrors.push(NETWORK_DOWN);
  await signedIn(page, '/admin/webhooks');
  await urlOf(page, 'Hero Section Contact').fill(webhook.url);
  await urlOf(page, 'Feedback Form').fill(webhook.url);
  await page.route(`**${paths.adminWebhooks}`, (route) => route.abort('connectionfailed'));
  await button(page, 'Save Hero Section Contact').click();
  await expect(page.getByText(adminApp.notRefreshed.title)).toBeVisible();
  await expect(urlOf(page, 'Feedback Form')).toHaveValue(webhook.url);
  // What was saved is shown as saved.
  await expect(button(page, 'Test Hero Section Contact')).toBeVisible();
});
