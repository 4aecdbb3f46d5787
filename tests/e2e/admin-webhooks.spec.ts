import { expectAccessible } from '../support/axe.ts';
import { NETWORK_DOWN } from '../support/fixtures.ts';
import { installed, sendHero } from '../support/hero.ts';
import { leave } from '../support/leave.ts';
import { expect, REFUSED, signedIn, test, urlOf } from './admin-set-up.ts';
import { startStaticHost } from './admin-static-host.ts';

/** Named are the providers that this site allows. */
const INVALID = /^Please enter a valid webhook URL: https, at zapier\.com, http/;
const SAVED = 'https://hooks.zapier.com/hooks/catch/1/saved/';

test('a webhook that the owner saves in one browser gets the lead that a visitor sends from another', async ({
  page,
  browser,
  site,
  recorder,
  watch,
}) => {
  await signedIn(page, '/admin/webhooks');
  await urlOf(page, 'Hero Section Contact').fill(recorder.url);
  await page.getByRole('button', { name: 'Save Hero Section Contact' }).click();
  await expect(page.getByText('Webhook URL saved for Hero Section Contact')).toBeVisible();
  await expect(page.getByText('You can now test the webhook')).toBeVisible();

  const visitors = await browser.newContext();
  const visit = await visitors.newPage();
  watch(visit);
  await visit.goto(site.url);
  await sendHero(visit);
  await expect.poll(() => recorder.received.length).toBe(1);
  expect(recorder.received[0]?.envelope.formType).toBe('hero_contact');
  await visitors.close();

  await page.getByRole('link', { name: 'Today' }).click();
  await expect(page.locator('main dl').locator('dd').nth(1)).toHaveText('1');
});

test('the panel judges an address as it is typed: red border and words, and Save waits for a valid one', async ({
  page,
}) => {
  await signedIn(page, '/admin/webhooks');
  const url = urlOf(page, 'Smart Lead Form');
  const save = page.getByRole('button', { name: 'Save Smart Lead Form' });
  await expect(save).toBeDisabled();
  await expect(save).toHaveAccessibleDescription('Paste an address to save it.');
  const plain = await url.evaluate((field) => getComputedStyle(field).borderColor);
  for (const bad of [
    'http://hooks.zapier.com/hooks/catch/1',
    'https://hooks.zapier.com',
    'https://zapier.com.example.net/hooks',
    'https://evilzapier.com/hooks',
  ]) {
    await url.fill(bad);
    await expect(page.getByText(INVALID)).toBeVisible();
    await expect(url).toHaveAttribute('aria-invalid', 'true');
    expect(await url.evaluate((field) => getComputedStyle(field).borderColor)).not.toBe(plain);
    await expect(save).toBeDisabled();
  }
  await url.press('Enter');
  await expect(page.getByText('Invalid webhook URL format')).toBeVisible();
  await url.fill('');
  await url.press('Enter');
  await expect(page.getByText('Please enter a webhook URL', { exact: true }).first()).toBeVisible();
  await url.fill(SAVED);
  await expect(page.getByText(INVALID)).toHaveCount(1);
  await expect(save).toBeEnabled();
});

test('Test and Remove are there once a webhook is saved, and say what they did', async ({
  page,
  webhook,
}) => {
  await signedIn(page, '/admin/webhooks');
  await expect(page.getByRole('button', { name: /^Test / })).toHaveCount(0);
  await urlOf(page, 'Feedback Form').fill(webhook.url);
  await page.getByRole('button', { name: 'Save Feedback Form' }).click();
  await page.getByRole('button', { name: 'Test Feedback Form' }).click();
  await expect(page.getByText('Test webhook sent successfully!')).toBeVisible();
  await expect(page.getByText('Check your Zapier dashboard to confirm the trigger.')).toBeVisible();
  expect(webhook.received).toHaveLength(1);
  expect(JSON.parse(webhook.received[0] ?? '')).toMatchObject({
    formType: 'feedback',
    data: { testMode: true },
  });

  await page.getByRole('button', { name: 'Remove Feedback Form' }).click();
  await expect(page.getByText('Webhook URL removed for feedback')).toBeVisible();
  await expect(urlOf(page, 'Feedback Form')).toHaveValue('');
  await expect(page.getByRole('button', { name: /^Test / })).toHaveCount(0);
});

test('a webhook that was removed elsewhere in the meantime cannot be tested', async ({
  page,
  site,
  recorder,
  expectedErrors,
}) => {
  expectedErrors.push(REFUSED);
  await signedIn(page, '/admin/webhooks');
  await urlOf(page, 'Feedback Form').fill(recorder.url);
  await page.getByRole('button', { name: 'Save Feedback Form' }).click();
  await expect(page.getByText('Webhook URL saved for Feedback Form')).toBeVisible();
  const answer = await fetch(`${site.url}/api/admin/webhooks/feedback`, {
    method: 'DELETE',
    headers: { cookie: await site.signIn() },
  });
  expect(answer.status).toBe(204);
  await page.getByRole('button', { name: 'Test Feedback Form' }).click();
  await expect(page.getByText('No webhook URL configured for this form')).toBeVisible();
  expect(recorder.received).toHaveLength(0);
});

test('only one test runs at a time, and a failed one gives its reason', async ({
  page,
  recorder,
  webhook,
}) => {
  webhook.status = 500;
  await signedIn(page, '/admin/webhooks');
  for (const [label, url] of [
    ['Feedback Form', webhook.url],
    ['Hero Section Contact', recorder.url],
  ] as const) {
    await urlOf(page, label).fill(url);
    await page.getByRole('button', { name: `Save ${label}` }).click();
    await expect(page.getByText(`Webhook URL saved for ${label}`)).toBeVisible();
  }
  const held = Promise.withResolvers<void>();
  await page.route('**/test', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Test Feedback Form' }).click();
  await expect(page.getByText('Testing...')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Test Hero Section Contact' })).toBeDisabled();
  held.resolve();
  await expect(page.getByText('Failed to send test webhook')).toBeVisible();
  await expect(page.getByText('The webhook answered with status 500.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Test Hero Section Contact' })).toBeEnabled();
  expect(webhook.received).toHaveLength(1);
});

test('when the server cannot keep it, the toast says so and what was typed stays', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(NETWORK_DOWN);
  await signedIn(page, '/admin/webhooks');
  await installed(page);
  await urlOf(page, 'Smart Lead Form').fill(SAVED);
  await site.down();
  await page.getByRole('button', { name: 'Save Smart Lead Form' }).click();
  await expect(page.getByText('Failed to save webhook URL')).toBeVisible();
  await expect(page.getByText('Please try again', { exact: true })).toBeVisible();
  await expect(urlOf(page, 'Smart Lead Form')).toHaveValue(SAVED);
});

test('the page leads from what it is for to the panel and on to tips; its instructions go to the clipboard', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  await signedIn(page, '/admin/webhooks');
  const inOrder = [
    'Webhook configuration',
    'What it is for',
    'Quick setup',
    'Which to connect first',
    'Where each form sends its leads',
    'Integration tips',
  ];
  const tops = await Promise.all(
    inOrder.map(async (words) => {
      const place = await page.getByRole('main').getByText(words, { exact: true }).boundingBox();
      return place?.y ?? Number.NaN;
    }),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await expect(urlOf(page, 'Feedback Form')).toBeVisible();
  await page.getByRole('button', { name: 'Copy instructions' }).click();
  await expect(page.getByText('Instructions copied to clipboard')).toBeVisible();
  // Pasted as a person does: the site's own policy lets no script read the clipboard.
  await urlOf(page, 'Feedback Form').press('ControlOrMeta+V');
  await expect(urlOf(page, 'Feedback Form')).toHaveValue(/Catch Hook/);
});

test('what a wrong address has refused is an alarm, and goes by itself once it is mended', async ({
  page,
  site,
  recorder,
  webhook,
}) => {
  webhook.status = 404;
  await signedIn(page, '/admin/webhooks');
  await expect(page.getByText('The top of the home page.')).toBeVisible();
  const all = urlOf(page, 'All forms');
  await all.fill(webhook.url);
  await page.getByRole('button', { name: 'Save All forms' }).click();
  await expect(page.getByText('Webhook URL saved for All forms')).toBeVisible();
  await page.getByRole('button', { name: 'Test All forms' }).click();
  await expect(page.getByText(/^Last test .*: not taken, the answer was 404$/)).toBeVisible();
  await leave(site, { message: 'The parapet leans.' });
  await leave(site, { message: 'Damp cellar.' });
  await expect.poll(() => webhook.received.length).toBe(3);

  const alarm = page.getByRole('alert').filter({ hasText: 'could not be forwarded' });
  await expect(async () => {
    await page.reload();
    await expect(alarm).toContainText('2 leads could not be forwarded', { timeout: 1000 });
  }).toPass();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send all again' }).click();
  await expect(page.getByText('Being sent again')).toBeVisible();
  await expect.poll(() => webhook.received.length).toBe(5);

  await all.fill(recorder.url);
  await page.getByRole('button', { name: 'Save All forms' }).click();
  await expect.poll(() => recorder.received.length).toBe(2);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible({ timeout: 1000 });
    await expect(alarm).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  // With the form that it came by, and with the address that took it.
  await expect(page.getByText(/^Last lead .*: taken \(200\)$/)).toHaveCount(2);
  const rowOf = (label: string) =>
    page
      .locator('main li')
      .filter({ has: page.getByRole('heading', { name: label, exact: true }) });
  await expect(rowOf('All forms')).toContainText(/Last lead .*: taken \(200\)/);
  await expect(rowOf('Hero Section Contact')).toContainText('Goes where ‘All forms’ goes');
  await expect(page.getByText('Not connected')).toHaveCount(0);
});

test('corrupt values in this browser are logged and ignored', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.addInitScript(() => localStorage.setItem('zapier-webhooks', '{"feedback":'));
  await signedIn(page, '/admin/webhooks');
  await expect(urlOf(page, 'Feedback Form')).toHaveValue('');
  expect(warnings.filter((text) => text.includes('zapier-webhooks'))).not.toEqual([]);
});

test('on a static host the panel keeps to this browser and says so', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(REFUSED, NETWORK_DOWN);
  const host = await startStaticHost();
  try {
    await page.goto(`${host.url}/admin/webhooks`);
    await expect(page.getByText('No server behind this site')).toBeVisible();
    await urlOf(page, 'Feedback Form').fill(SAVED);
    await page.getByRole('button', { name: 'Save Feedback Form' }).click();
    await expect(page.getByText('Webhook URL saved for Feedback Form')).toBeVisible();
    await expect(page.getByText('Saved in this browser only', { exact: true })).toBeVisible();
    await page.reload();
    await expect(urlOf(page, 'Feedback Form')).toHaveValue(SAVED);
    await page.getByRole('link', { name: 'Leads' }).first().click();
    await expect(page.getByText('Without the server no leads are kept here')).toBeVisible();
    await page.getByRole('link', { name: 'Today' }).first().click();
    await expect(page.locator('main dl').locator('dd')).toHaveText(['12', '1', '3', 'Zapier']);
    await expect(urlOf(page, 'Feedback Form')).toHaveValue(SAVED);
    await urlOf(page, 'Smart Lead Form').fill(SAVED);
    await page.getByRole('button', { name: 'Save Smart Lead Form' }).click();
    await expect(page.locator('main dl').locator('dd')).toHaveText(['12', '2', '3', 'Zapier']);
  } finally {
    await host.close();
  }
});
