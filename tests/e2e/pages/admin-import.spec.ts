import { readFile } from 'node:fs/promises';
import { importWords as words } from '../../../src/content/admin/import.ts';
import { expectAccessible } from '../../support/axe.ts';
import { leave } from '../../support/leave.ts';
import { expect, rows, signedIn, test } from '../admin-set-up.ts';

const csv = `name,email,remark,when
Ann Stone,ann@example.com,The parapet leans,2026-03-31
Ben Stone,,Nobody can answer,2026-03-31
`;

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width} px a file is previewed, its columns corrected, and imported once`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(viewport);
    await signedIn(page, '/admin/import');
    const file = page.getByLabel(words.file);
    const choose = (text: string) =>
      file.setInputFiles({ name: 'leads.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: words.open }).click();
    await expect(page.getByText(words.fileMissing)).toBeVisible();
    await choose('nothing');
    await expect(page.getByText(words.reasons.notRows)).toBeVisible();
    await choose(csv);
    await expect(page.getByText(words.ready(1))).toBeVisible();
    await expect(page.getByText(words.failure(2, 'There is no phone number'))).toBeVisible();
    await page.getByLabel(words.takenAsOf('when')).selectOption(words.fields.received);
    await page.getByLabel(words.takenAsOf('remark')).selectOption(words.fields.message);
    await expect(page.getByLabel(words.takenAsOf('remark'))).toBeEnabled();
    await expectAccessible(page);
    await page.getByRole('button', { name: words.submit(1) }).click();
    await expect(rows(page)).toHaveCount(1);
    expect(await site.inbox()).toMatchObject([
      { name: 'Ann Stone', message: 'The parapet leans', receivedAt: '2026-03-30T13:00:00.000Z' },
    ]);
    await page.goto('/admin/import');
    await choose(csv);
    await expect(page.getByText(words.known(1))).toBeVisible();
    await expect(page.getByRole('button', { name: words.nothing })).toBeDisabled();
  });
}

test('the exported JSON file has every lead, and is recognised when it is imported', async ({
  page,
  site,
}) => {
  await leave(site, { name: 'Mary Neill' });
  await signedIn(page, '/admin/import');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: words.export.button }).click();
  const path = await (await saved).path();
  expect(await readFile(path, 'utf8')).toContain('Mary Neill');
  await page.getByLabel(words.file).setInputFiles(path);
  await expect(page.getByText(words.own)).toBeVisible();
  await expect(page.getByText(words.known(1))).toBeVisible();
});
