import { Webhook } from 'standardwebhooks';
import { expect, signedIn, test } from '../admin-set-up.ts';

test('the secret that signs webhooks is shown once, and a new one is made beside it', async ({
  page,
}) => {
  await signedIn(page, '/admin/webhooks');
  const part = page.getByRole('region', { name: 'Signed by this site' });
  await part.getByRole('button', { name: 'Show the secret' }).click();
  const first = await part.getByText('whsec_').innerText();
  expect(() => new Webhook(first)).not.toThrow();
  await page.reload();
  await expect(part.getByText('The secret has been shown.')).toBeVisible();
  await expect(part.getByRole('button', { name: 'Show the secret' })).toHaveCount(0);
  await expect(part.getByText('whsec_')).toHaveCount(0);
  await part.getByRole('button', { name: 'Make a new secret' }).click();
  await expect(part.getByText('The secret before it is valid too')).toBeVisible();
  expect(await part.getByText('whsec_').innerText()).not.toBe(first);
});
