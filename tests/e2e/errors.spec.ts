import type { Page } from '@playwright/test';
import { paths } from '../../src/contract/paths.ts';
import { installed } from '../support/hero.ts';
import { adminMode, fail } from '../support/page-errors.ts';
import { expect, REFUSED, signedIn, test } from './admin-set-up.ts';

const keptLog = (page: Page) => page.evaluate(() => localStorage.getItem('app-errors') ?? '[]');

test('an uncaught error is told with Retry, kept in this browser and shown to the owner once', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/no stone/);
  await page.goto('/requests?q=maeve');
  await installed(page);
  const reported = page.waitForResponse('**/api/errors');
  await fail(page, 'no stone for maeve@example.com');
  await expect(
    page.getByText('An unexpected error occurred. Please refresh the page or try again.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  const report = await reported;
  expect(report.status()).toBe(204);
  expect(report.request().postDataJSON()).toMatchObject({
    type: 'client',
    severity: 'high',
    message: 'TypeError: no stone for [e-mail]',
    url: '/requests',
  });
  expect(await keptLog(page)).not.toContain('maeve');

  await signedIn(page, '/admin/errors');
  const heading = page.getByRole('heading', { name: 'TypeError: no stone for [e-mail]' });
  await expect(heading).toBeVisible();
  await expect(page.getByText('1 unresolved of 1')).toBeVisible();
  await page.getByRole('button', { name: 'Resolve' }).click();
  await expect(page.getByText('0 unresolved of 1')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByText('No errors reported')).toBeVisible();
});

test('a rejection that nobody handles is kept as medium, without a toast', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/quietly/);
  await page.goto('/requests');
  await installed(page);
  const reported = page.waitForRequest('**/api/errors');
  await page.evaluate(() => {
    void Promise.reject(new Error('quietly'));
  });
  expect((await reported).postDataJSON()).toMatchObject({
    severity: 'medium',
    userMessage: 'A background operation failed. Some features may not work correctly.',
  });
  await expect(page.getByText('A background operation failed.')).toHaveCount(0);
});

test('an error on a page that nobody has touched is recorded, reported and told', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/no lintel/);
  await page.goto('/about');
  const reported = page.waitForResponse('**/api/errors');
  await fail(page, 'no lintel');
  expect((await reported).request().postDataJSON()).toMatchObject({
    severity: 'high',
    message: 'TypeError: no lintel',
    url: '/about',
  });
  await expect(
    page.getByText('An unexpected error occurred. Please refresh the page or try again.'),
  ).toBeVisible();
  expect(await keptLog(page)).toContain('no lintel');
});

test('a rejection before anything of the page has been touched or loaded is recorded too', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/too early/);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => void Promise.reject(new Error('too early')));
  });
  const reported = page.waitForRequest('**/api/errors');
  await page.goto('/about');
  expect((await reported).postDataJSON()).toMatchObject({
    severity: 'medium',
    message: 'Error: too early',
  });
  expect(await keptLog(page)).toContain('too early');
});

test('the panel shows five at a time, resolves, takes feedback and clears', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/wall \d/);
  await adminMode(page);
  await page.goto('/requests');
  await installed(page);
  for (let number = 1; number <= 6; number += 1) await fail(page, `wall ${number}`);
  await page.getByRole('button', { name: '6 errors' }).click();
  const panel = page.getByRole('complementary', { name: 'Errors in this browser' });
  await expect(panel.getByRole('listitem')).toHaveCount(5);
  await panel.getByRole('button', { name: 'Show more' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(6);

  await panel.getByText('Details').first().click();
  const send = panel.getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  const field = panel.getByRole('textbox', { name: 'What were you doing?' });
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    const [inner, outer] = await Promise.all([field.boundingBox(), panel.boundingBox()]);
    expect(inner?.x).toBeGreaterThanOrEqual(outer?.x ?? Infinity);
    expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual(
      (outer?.x ?? 0) + (outer?.width ?? 0),
    );
  }
  await field.fill('Scrolling');
  await send.click();
  await expect(page.getByText('Feedback sent successfully')).toBeVisible();

  await panel.getByRole('button', { name: 'Resolve' }).first().click();
  await expect(panel.getByRole('listitem')).toHaveCount(5);
  await panel.getByRole('button', { name: 'Clear all' }).click();
  await expect(panel).toHaveCount(0);

  const headers = { cookie: await site.signIn() };
  const list = await fetch(`${site.url}${paths.adminErrors}`, { headers });
  expect(await list.text()).toContain('Scrolling');
});

test('feedback that the server does not take is told', async ({ page, expectedErrors }) => {
  expectedErrors.push(/wall/, REFUSED, /Failed to load resource|net::ERR_/);
  await adminMode(page);
  await page.goto('/requests');
  await installed(page);
  await page.route('**/api/error-feedback', (route) => route.abort());
  await fail(page, 'wall');
  await page.getByRole('button', { name: '1 error' }).click();
  await page.getByText('Details').click();
  await page.getByLabel('What were you doing?').fill('Scrolling');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Failed to send feedback')).toBeVisible();
  await expect(page.getByLabel('What were you doing?')).toHaveValue('Scrolling');
});

test('without the admin flag there is no panel', async ({ page, expectedErrors }) => {
  expectedErrors.push(/wall/);
  await page.goto('/requests');
  await installed(page);
  await fail(page, 'wall');
  await expect(page.getByText('An unexpected error occurred.')).toBeVisible();
  await expect(page.getByRole('button', { name: '1 error' })).toHaveCount(0);
});
