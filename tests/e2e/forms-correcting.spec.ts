import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { sendHeroRefused } from '../support/forms.ts';
import { visitor } from '../support/hero.ts';

test('a refused request is corrected from the list and sent again under its number', async ({
  page,
  expectedErrors,
  arrivedOnce,
}) => {
  await page.goto('/');
  const acceptAgain = await sendHeroRefused(page, expectedErrors);
  await acceptAgain();
  await page.goto('/requests');
  await page.getByRole('button', { name: 'Correct' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct your request' });
  await expect(dialog.getByLabel('Your name')).toHaveValue(visitor.name);
  await expect(dialog.getByLabel('Phone number')).toHaveValue(visitor.phone);
  await expect(dialog.getByLabel('Tell us about it')).toHaveValue(visitor.message);
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByLabel('Email').fill('');
  await dialog.getByRole('button', { name: 'Save and send' }).click();
  await expect(dialog.getByText('Email is required')).toBeVisible();
  await dialog.getByLabel('Email').fill('maeve.lee@example.com');
  await dialog.getByRole('button', { name: 'Save and send' }).click();
  await expect(dialog).toBeHidden();
  expect(await arrivedOnce()).toMatchObject({
    formType: 'hero_contact',
    revision: 2,
    data: { name: visitor.name, email: 'maeve.lee@example.com' },
  });
});
