import { devices } from '@playwright/test';
import { expect, reading as test } from '../../support/fixtures.ts';
import { alive } from '../../support/forms.ts';

test.use({ ...devices['Desktop Chrome'] });

for (const path of ['/', '/quote', '/requests', '/thank-you']) {
  test(`on a computer ${path} speaks of no phone that holds what was sent`, async ({ page }) => {
    await page.goto(path);
    await alive(page);
    await expect(page.locator('body')).not.toContainText(/this phone/i);
  });
}
