import { sendHero } from '../support/hero.ts';
import { OWNER, test } from './owner-mail.ts';
import { expect, signedIn, test as base } from './owner-set-up.ts';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    test('the owner is told of a lead by e-mail, whose link leads to it', async ({
      page,
      post,
      site,
    }) => {
      await page.goto(site.url);
      await sendHero(page);
      await expect.poll(() => post.letters.length).toBe(1);
      const [letter] = post.letters;
      expect(letter?.subject).toMatch(/^New lead: /);
      const path = /\/admin\/leads\?lead=\S+/.exec(letter?.text ?? '')?.[0] ?? '';
      await signedIn(page, path);
      await expect(page.getByRole('heading', { name: 'The lead you were told of' })).toBeVisible();
      const told = page.getByRole('group', { name: 'Who has been told' });
      await expect(told.getByText(OWNER)).toBeVisible();
      await expect(told.getByText('Told', { exact: true })).toBeVisible();
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
      await page.getByRole('checkbox', { name: 'Tell nobody during these hours' }).click();
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
