import type { Page } from '@playwright/test';
import { paths } from '../../../src/contract/paths.ts';
import { sendHero } from '../../support/hero.ts';
import { OWNER, test } from '../admin-mail.ts';
import { expect, signedIn, test as base } from '../admin-set-up.ts';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    test('the owner is notified of a lead by an e-mail whose link leads to it', async ({
      page,
      post,
      site,
    }) => {
      await page.goto(site.url);
      await sendHero(page);
      await expect.poll(() => post.letters.length).toBe(1);
      const [letter] = post.letters;
      expect(letter?.subject).toMatch(/^New lead: /);
      const path = /\/admin\/leads\/\S+/.exec(letter?.text ?? '')?.[0] ?? '';
      await signedIn(page, path);
      await expect(page.getByRole('link', { name: 'Call' }).first()).toBeInViewport();
      const told = page.getByRole('group', { name: 'Notifications' });
      await expect(told.getByText(OWNER)).toBeVisible();
      await expect(told.getByText('Sent', { exact: true })).toBeVisible();
    });

    test('the owner settles who is told, of which forms and when nobody is, and tries it', async ({
      page,
      post,
    }) => {
      await signedIn(page, '/admin/notices');
      await page.getByRole('button', { name: `Send a test: ${OWNER}` }).click();
      await expect(page.getByText('Test sent', { exact: true })).toBeVisible();
      await expect.poll(() => post.letters.length).toBe(1);
      const address = page.getByLabel('E-mail address');
      await address.fill('a, b@firm.example');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(page.getByText('Please enter an e-mail address.')).toBeVisible();
      await address.fill('site@firm.example');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'site@firm.example' })).toBeVisible();
      await page.getByRole('button', { name: `Remove: ${OWNER}` }).click();
      await expect(page.getByRole('heading', { name: OWNER })).toHaveCount(0);
      await page.getByText('Forms, summary and alerts').click();
      const feedback = page.getByRole('checkbox', { name: 'Feedback Form' });
      await feedback.click();
      await expect(feedback).not.toBeChecked();
      await page
        .getByRole('checkbox', { name: 'Send no notifications during these hours' })
        .click();
      await expect(page.getByLabel('From')).toHaveValue('21:00');
      await page.reload();
      await expect(page.getByRole('heading', { name: 'site@firm.example' })).toBeVisible();
      await expect(page.getByLabel('To', { exact: true })).toHaveValue('06:30');
      await page.getByText('Forms, summary and alerts').click();
      await expect(feedback).not.toBeChecked();
    });
  });
}

base('without a mail server the panel says what is missing', async ({ page }) => {
  await signedIn(page, '/admin/notices');
  await expect(page.getByText('SMTP_URL and MAIL_FROM are not set on the server')).toBeVisible();
});

base('what another device has saved meanwhile stays', async ({ page, site, browser }) => {
  await signedIn(page, '/admin/notices');
  const others = await browser.newContext({ baseURL: site.url });
  const other = await others.newPage();
  await signedIn(other, '/admin/notices');
  await other.getByLabel('E-mail address').fill('staff@firm.example');
  await other.getByRole('button', { name: 'Add', exact: true }).click();
  const staff = (screen: Page) => screen.getByRole('heading', { name: 'staff@firm.example' });
  await expect(staff(other)).toBeVisible();

  await expect(staff(page)).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Send no notifications during these hours' }).click();
  await expect(page.getByLabel('From')).toHaveValue('21:00');
  await expect(staff(page)).toBeVisible();
  await other.reload();
  await expect(staff(other)).toBeVisible();
  await expect(other.getByLabel('From')).toHaveValue('21:00');
  await others.close();
});

base(
  'days changed while nothing answers yet stay when an hour is changed after them',
  async ({ page }) => {
    await signedIn(page, '/admin/notices');
    await page.getByRole('checkbox', { name: 'Send no notifications during these hours' }).click();
    const from = page.getByLabel('From');
    await expect(from).toHaveValue('21:00');
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let saved = 0;
    await page.route(`**${paths.adminNotices}`, async (route) => {
      await held;
      await route.fulfill({ response: await route.fetch() });
      saved += 1;
    });
    const days = page.getByLabel('Days until a missing backup is reported');
    await days.fill('9');
    await days.blur();
    await from.fill('22:00');
    await from.blur();
    letGo();
    await expect.poll(() => saved).toBe(2);
    await page.unroute(`**${paths.adminNotices}`);
    await page.reload();
    await expect(days).toHaveValue('9');
    await expect(from).toHaveValue('22:00');
  },
);
