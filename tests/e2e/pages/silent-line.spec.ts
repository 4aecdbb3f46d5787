import { update } from '../../../src/content/shell.ts';
import { expect, NETWORK_DOWN, test } from '../../support/fixtures.ts';

test('on a first visit whose line accepts and never answers a touch is told so, and answered once the line is back', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(NETWORK_DOWN);
  // Reviews do not move on by themselves.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Nobody answers, and those requests are not answered later either.
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Next review' });
  const first = page.getByRole('button', { name: /^Review by/ }).first();
  await button.dispatchEvent('pointerup');
  await button.dispatchEvent('click');
  await expect(page.getByText(update.notYet)).toBeVisible({ timeout: 15_000 });
  await page.unroute('**/assets/*.js');
  // Tried again by itself.
  await expect(page.getByText(update.notYet)).toHaveCount(0, { timeout: 20_000 });
  await button.click();
  await expect(first).not.toHaveAttribute('aria-current', 'true');
});
