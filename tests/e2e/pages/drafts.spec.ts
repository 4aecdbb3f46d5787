import type { Page } from '@playwright/test';
import { formText } from '../../../src/content/forms/common.ts';
import { photosText } from '../../../src/content/forms/photos.ts';
import { expect, offline, test } from '../../support/fixtures.ts';
import { alive, openForm } from '../../support/forms.ts';
import { visitor } from '../../support/hero.ts';
import { draftsOnDisk } from '../../support/lost-storage.ts';

const { restored, otherTab } = formText.draft;

test('what is typed in one tab is kept though another that nobody touches is open', async ({
  page,
  context,
  watch,
}) => {
  await openForm(page, '/quote', '#quote-form');
  const other = await context.newPage();
  watch(other);
  const form = await openForm(other, '/quote', '#quote-form');
  await form.getByLabel('First name').fill(visitor.name);
  await expect
    .poll(() => other.evaluate(() => Object.keys(localStorage).some((k) => k.startsWith('draft:'))))
    .toBe(true);
  await expect(form.getByText(otherTab)).toHaveCount(0);
  await other.reload();
  await alive(other);
  await expect(form.getByLabel('First name')).toHaveValue(visitor.name);
  await expect(form.getByText(restored)).toBeVisible();
});

offline(
  'a browser that is killed while the camera is open has what was typed before',
  async ({ browserProcess, openTab }) => {
    const tab = await openTab('/quote');
    const form = await openedQuote(tab);
    await form.getByLabel('First name').fill('Maeve');
    // On the disk before the camera takes the phone's memory, long before local storage is.
    const chooser = tab.waitForEvent('filechooser');
    await form.getByText(photosText.add).click();
    await chooser;
    await expect.poll(() => tab.evaluate(draftsOnDisk)).toContain('Maeve');
    await browserProcess.kill();
    await browserProcess.up();
    const again = await openTab('/quote');
    const form2 = again.locator('#quote-form');
    // The press that starts the page is the only one.
    await form2.getByLabel('Phone number').click();
    await expect(form2.getByLabel('First name')).toHaveValue('Maeve');
    await expect(form2.getByText(restored)).toBeVisible();
  },
);

async function openedQuote(tab: Page) {
  await alive(tab);
  return tab.locator('#quote-form');
}
