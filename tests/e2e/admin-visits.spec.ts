import { businessDay } from '../../src/content/business-time.ts';
import { expectAccessible } from '../support/axe.ts';
import { leave } from '../support/leave.ts';
import { test } from './admin-mail.ts';
import { expect, rows, signedIn } from './admin-set-up.ts';

const DAY_MS = 86_400_000;

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width} px a visit goes to the visitor by e-mail with one press, and only that one`, async ({
    page,
    site,
    post,
  }) => {
    await page.setViewportSize(viewport);
    await leave(site, { name: 'Mary Neill' });
    await signedIn(page, '/admin/leads');
    await rows(page).first().click();
    await page
      .getByRole('heading', { name: 'Visit' })
      .getByRole('button', { name: 'Visit' })
      .click();
    const toVisitor = page.getByLabel('To the visitor (mary@example.com)');
    await page.getByLabel('Day', { exact: true }).fill(businessDay(Date.now() + DAY_MS));
    await page.getByLabel('Starts at').fill('10:00');
    await toVisitor.check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save visit' }).click();
    await expect
      .poll(() => post.letters.map(({ recipient }) => recipient))
      .toContain('mary@example.com');
    const letter = post.letters.find(({ recipient }) => recipient === 'mary@example.com');
    expect(letter?.subject).toContain('Your visit from');
    expect(letter?.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar');
    // The next save sends nothing unless it is chosen once more.
    await expect(toVisitor).not.toBeChecked();
  });
}
