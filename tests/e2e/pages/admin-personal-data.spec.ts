import { readFile } from 'node:fs/promises';
import { personExportSchema } from '#contract/admin/persons.ts';
import { leave } from '../../support/leave.ts';
import { expect, signedIn, test } from '../admin-set-up.ts';

const PHONE = '0491 570 156';

test('the owner finds a person’s leads, copies, corrects and erases them', async ({
  page,
  site,
}) => {
  await leave(site, { name: 'Mary Neill', phone: PHONE, message: 'The parapet leans.' });
  await leave(site, { name: 'Other Person', phone: '0491 570 157', email: 'o@example.com' });
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await signedIn(page, '/admin/personal-data');
  const search = page.getByLabel('Phone number or e-mail address');
  await search.fill('+61 491 570 156');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('1 lead found')).toBeVisible();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Copy as a file' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  const { leads } = personExportSchema.parse(JSON.parse(file));
  expect(leads.map(({ message }) => message)).toEqual(['The parapet leans.']);

  await page.getByRole('button', { name: 'Print a copy' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('holds about you');
  await expect(page.getByText('The parapet leans.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  const correction = page.getByRole('form', { name: 'Correct name, phone or e-mail' });
  await correction.getByLabel('Phone').fill('12');
  await correction.getByRole('button', { name: 'Save the correction' }).click();
  await expect(correction.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
  await correction.getByLabel('Phone').fill('');
  await correction.getByLabel('Name').fill('Mary O’Neill');
  await correction.getByRole('button', { name: 'Save the correction' }).click();
  await expect(page.getByText('Mary O’Neill', { exact: false }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Erase for good' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.goto('/admin/leads');
  await expect(page.getByText('Other Person')).toBeVisible();
  await expect(page.getByText('O’Neill')).toHaveCount(0);
  await page.goto('/admin/audit');
  const log = page.getByRole('list', { name: 'Audit log' });
  for (const entry of [
    /^Erased: [\w-]+$/,
    /^Corrected: [\w-]+$/,
    /^Exported: One person’s data$/,
  ]) {
    await expect(log.getByText(entry).first()).toBeVisible();
  }
});

test('leads are erased by themselves only after a look at what would go', async ({ page }) => {
  await signedIn(page, '/admin/personal-data');
  await expect(page.getByText('Off: nothing is erased automatically.')).toBeVisible();
  const accept = page.getByRole('button', { name: 'Switch on with these months' });
  const look = page.getByRole('button', { name: 'Show what would be erased' });
  await look.click();
  await expect(accept).toBeVisible();
  const lost = page.getByLabel('Lost or archived, months');
  await lost.fill('30');
  await expect(accept).toHaveCount(0);
  await expect(page.getByText('longer than the 24 months of your privacy policy')).toBeVisible();
  await look.click();
  await accept.click();
  await expect(page.getByText('On: older leads are erased every day.')).toBeVisible();
  await page.reload();
  await expect(lost).toHaveValue('30');
  await page.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText('Off: nothing is erased automatically.')).toBeVisible();
});
