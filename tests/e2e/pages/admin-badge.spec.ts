import type { Page } from '@playwright/test';
import { leave } from '../../support/leave.ts';
import { expect, signedIn, test, rows, setStage } from '../admin-set-up.ts';

/** Notes what the page puts on the app's icon, in its head's data: 0 for nothing. */
async function noteIcon(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const note = async (count: number) => {
      document.documentElement.dataset['icon'] = String(count);
    };
    Object.defineProperties(Navigator.prototype, {
      setAppBadge: { value: note, configurable: true },
      clearAppBadge: { value: () => note(0), configurable: true },
    });
  });
}

const icon = (page: Page) => page.locator('html');

test('the admin’s icon says how many leads are new, and nothing after signing out', async ({
  page,
  site,
}) => {
  await noteIcon(page);
  await leave(site, { name: 'Mary Neill' });
  await signedIn(page, '/admin');
  await expect(icon(page)).toHaveAttribute('data-icon', '1');
  await leave(site, { name: 'Sam Li' });
  await expect(icon(page)).toHaveAttribute('data-icon', '2');
  await page.getByRole('link', { name: 'Leads' }).first().click();
  await rows(page).first().click();
  await setStage(page, 'Contacted');
  await expect(icon(page)).toHaveAttribute('data-icon', '1');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(icon(page)).toHaveAttribute('data-icon', '0');
});
