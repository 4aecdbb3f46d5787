import { readFile } from 'node:fs/promises';
import { expect, signedIn, test } from '../admin-set-up.ts';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    test('the owner sees who changed what, filters it and takes it along as a table', async ({
      page,
    }) => {
      await signedIn(page, '/admin/emails');
      await page.getByRole('checkbox', { name: 'Send visitors a confirmation' }).click();
      await page.goto('/admin/audit');
      const list = page.getByRole('list', { name: 'Audit log' });
      const change = list.getByText('Setting changed: Confirmations to visitors');
      await expect(change).toBeVisible();
      await expect(list.getByText('from Off to On', { exact: true })).toBeVisible();
      await expect(list.getByText('Signed in', { exact: true }).first()).toBeVisible();
      await page.getByLabel('What').selectOption('Signed in');
      await expect(change).toHaveCount(0);
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export as CSV' }).click();
      const file = await (await saving).path();
      const lines = (await readFile(file, 'utf8')).trim().split('\r\n');
      expect(lines[0]).toContain('Who,What,Of what,From,To,Network');
      expect(lines.slice(1).every((line) => line.includes('Owner,Signed in,'))).toBe(true);
      await page.getByLabel('To day').fill('2020-01-01');
      await expect(page.getByText('No entries', { exact: true })).toBeVisible();
    });
  });
}
