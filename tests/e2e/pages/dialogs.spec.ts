import { requestClose, watchCloseRequests } from '../../support/close-request.ts';
import { expect, reading } from '../../support/fixtures.ts';
import { alive, openPopup } from '../../support/forms.ts';
import { fail } from '../../support/page-errors.ts';
import { signedIn, test } from '../admin-set-up.ts';

reading("the device's back gesture closes the popup and gives the focus back", async ({ page }) => {
  await watchCloseRequests(page);
  await page.goto('/about');
  const popup = await openPopup(page);
  await requestClose(page);
  await expect(popup).toBeHidden();
  await expect(page.getByRole('button', { name: 'Get Quote' }).first()).toBeFocused();
  await expect(page).toHaveURL('/about');
});

test('a question begins on the answer that changes nothing, and Escape changes nothing', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/no stone/);
  await page.goto('/requests');
  const reported = page.waitForResponse('**/api/errors');
  await alive(page);
  await fail(page, 'no stone');
  await reported;
  await signedIn(page, '/admin/errors');
  const ask = page.getByRole('button', { name: 'Clear all' });
  await ask.click();
  const question = page.getByRole('dialog');
  const harmless = question.getByRole('button').first();
  await expect(harmless).toBeFocused();
  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key);
  await expect(harmless).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(ask).toBeFocused();
  await expect(page.getByText('1 unresolved of 1')).toBeVisible();
});
