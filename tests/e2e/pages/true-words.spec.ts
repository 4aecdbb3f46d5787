import { expect, offline, reading as test } from '../../support/fixtures.ts';
import { alive } from '../../support/forms.ts';
import { business } from '../../../src/content/business.ts';

test('a fresh browser is told that nothing has been sent from it', async ({ page }) => {
  await page.goto('/thank-you');
  await expect(page.getByText('No request has been sent from this browser lately.')).toBeVisible();
});

test('the copyright line has the year of today, and hydrates without an error', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2031-03-04T10:00:00+11:00'));
  await page.goto('/about');
  await alive(page);
  await expect(page.locator('footer')).toContainText(`© ${business.established}-2031`);
});

offline('a server that is down is told from a missing signal', async ({ page, site }) => {
  await page.goto('/requests');
  await alive(page);
  await site.down();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('Our server cannot be reached just now.').first()).toBeVisible();
  await expect(page.getByText('No signal')).toHaveCount(0);
});
