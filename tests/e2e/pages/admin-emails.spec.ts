import { expectAccessible } from '../../support/axe.ts';
import { sendHero, visitor } from '../../support/hero.ts';
import { OWNER, test } from '../admin-mail.ts';
import { expect, rows, signedIn, test as base } from '../admin-set-up.ts';

const HERO = 'Hero Section Contact';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    test('the owner writes, looks at and tries what visitors hear back, and a visitor hears it', async ({
      page,
      post,
      site,
    }) => {
      await signedIn(page, '/admin');
      await page.getByRole('link', { name: 'Open Email Templates' }).click();
      const on = page.getByRole('checkbox', { name: 'Send visitors a confirmation' });
      await on.click();
      await expect(on).toBeChecked();

      const form = page.getByLabel('Form', { exact: true });
      await expect(form).toHaveValue('all');
      const save = page.getByRole('button', { name: 'Save', exact: true });
      await page.getByLabel('Subject').fill('Your {form} is here');
      await page.getByLabel('Text').fill('Hello,\n\nyour {nmae} is {receipt}.');
      await expect(page.getByText('Line 3: {nmae} is not known.')).toBeVisible();
      await save.click();
      await expect(page.getByLabel('Text')).toBeFocused();
      await expect(page.getByText('Not saved yet.')).toBeVisible();
      await page.getByLabel('Text').fill('Hello,\n\nyour number is {receipt}.');
      const preview = page.getByRole('region', { name: 'Preview' });
      await expect(preview).toContainText('Your quote request is here');
      await page.getByLabel('Preview for').selectOption(HERO);
      await expect(preview).toContainText('Your enquiry is here');
      await expect(preview).toContainText('your number is TEST-0000-0000.');

      await form.selectOption('Feedback Form');
      await form.selectOption('All forms');
      await expect(page.getByLabel('Subject')).toHaveValue('Your {form} is here');
      await page.getByLabel('Preview for').selectOption(HERO);

      await page.getByRole('button', { name: 'Send a test' }).click();
      await expect(page.getByText('Test sent', { exact: true })).toBeVisible();
      await expect.poll(() => post.letters).toHaveLength(1);
      expect(post.letters[0]).toMatchObject({ recipient: OWNER, subject: 'Your enquiry is here' });
      await save.click();
      await expect(page.getByText('Not saved yet.')).toHaveCount(0);

      // An exception has its own text, and shares the text of all forms again afterwards.
      await form.selectOption('Smart Lead Form');
      await expect(page.getByText('Uses the text of all forms.')).toBeVisible();
      await expect(preview).toContainText('Your quote request is here');
      await page.getByRole('button', { name: 'Write its own text' }).click();
      await page.getByLabel('Subject').fill('Your quote: {receipt}');
      await expectAccessible(page);
      await save.click();
      await expect(form.locator('option:checked')).toHaveText('Smart Lead Form (own text)');
      await page.getByRole('button', { name: 'Use the text of all forms' }).click();
      await expect(preview).toContainText('Your quote request is here');

      await page.goto(site.url);
      await sendHero(page);
      const toVisitor = () => post.letters.filter(({ recipient }) => recipient === visitor.email);
      await expect.poll(toVisitor).toHaveLength(1);
      const [letter] = toVisitor();
      expect(letter?.subject).toBe('Your enquiry is here');
      expect(letter?.text).toMatch(/your number is \w{4}-\w{4}-\w{4}\./);
      expect(letter?.html).toMatch(/<p>your number is \w{4}-\w{4}-\w{4}\.<\/p>/);

      await page.goto('/admin/leads');
      await rows(page).filter({ hasText: visitor.name }).click();
      const told = page.getByRole('group', { name: 'Notifications' });
      await expect(told.getByText('Confirmation to the visitor')).toBeVisible();
    });
  });
}

base('without a mail server the panel says what is missing', async ({ page }) => {
  await signedIn(page, '/admin/emails');
  await expect(page.getByText('SMTP_URL and MAIL_FROM are not set on the server')).toBeVisible();
});
