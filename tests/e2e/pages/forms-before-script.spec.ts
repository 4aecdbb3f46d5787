import type { Page } from '@playwright/test';
import { expect, reading as test } from '../../support/fixtures.ts';
import { alive } from '../../support/forms.ts';

/** Keeps all script from the page until it is let through. */
async function holdScript(page: Page): Promise<() => void> {
  const allowed = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await allowed.promise;
    await route.continue();
  });
  return allowed.resolve;
}

test('a choice made before the script is there is seen, and kept once it is', async ({ page }) => {
  const letScriptThrough = await holdScript(page);
  await page.goto('/assessment');
  const form = page.locator('#assessment-form');
  const kind = form.getByRole('checkbox', { name: /Cracks, leans/ });
  const level = form.getByRole('radio', { name: /Heritage specialist/ });
  for (const choice of [kind, level]) {
    await choice.check();
    await expect(choice).toHaveCSS('opacity', '1');
  }
  letScriptThrough();
  await alive(page);
  await expect(form.getByRole('region', { name: 'Your fee' })).toContainText('$850');
  await expect(kind).toBeChecked();
  await expect(level).toBeChecked();
});
