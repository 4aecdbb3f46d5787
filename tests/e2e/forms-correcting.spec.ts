import { expectAccessible } from '../support/axe.ts';
import { expect, NETWORK_DOWN, test } from '../support/fixtures.ts';
import { recordedOnce, refusingEmail } from '../support/forms.ts';
import { sendHero, visitor } from '../support/hero.ts';

test('a refused request is corrected from the list and sent again under its number', async ({
  page,
  site,
  recorder,
  expectedErrors,
}) => {
  expectedErrors.push(NETWORK_DOWN);
  await page.goto('/');
  const stop = await refusingEmail(page);
  await sendHero(page);
  await expect(page.getByText('Not accepted yet')).toBeVisible();
  await stop();
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
  expect(await recordedOnce(recorder)).toMatchObject({
    formType: 'hero_contact',
    revision: 2,
    data: { name: visitor.name, email: 'maeve.lee@example.com' },
  });
  expect(await site.inbox()).toHaveLength(1);
});
