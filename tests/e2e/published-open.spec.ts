import { business } from '../../src/content/business.ts';
import { expect, offline as test } from '../support/fixtures.ts';
import { followAbout } from '../support/footer.ts';
import { alive, openPopup } from '../support/forms.ts';
import { heroForm, installed, partsKept, visitor } from '../support/hero.ts';
import { documentIn, emptyPlaces, expectWhole } from '../support/open-tab.ts';
import { ownFirm } from '../support/own-firm.ts';
import { project, publisher } from '../support/publishing.ts';

test.setTimeout(180_000);

/** How soon after the next visit what was published is on the phone, in milliseconds. */
const SOON = { timeout: 40_000 };

/** For which a phone in a pocket leaves the tab alone. */
const HOURS_MS = 2 * 3_600_000;

test('who comes back to the site after hours goes on to what has been published meanwhile', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await installed(page);
  await partsKept(page);
  await page.reload();
  await alive(page);
  await (await publisher(site)).publish();
  await page.clock.setSystemTime(Date.now() + HOURS_MS);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('html[data-outdated]')).toBeAttached(SOON);
  await heroForm(page).getByRole('textbox', { name: 'Phone number' }).fill(visitor.phone);
  const isOpen = await documentIn(page);
  await page.locator('main a[href="/projects"]').first().click();
  await expect(page.getByText(project.title).first()).toBeVisible();
  expect(await isOpen()).toBe(false);
  await alive(page);
  await expect(page.locator('html[data-outdated]')).not.toBeAttached();
  await page.goBack();
  await alive(page);
  await expect(heroForm(page).getByRole('textbox', { name: 'Phone number' })).toHaveValue(
    visitor.phone,
  );
});

test('a tab that stays open while another firm publishes its name shows one firm or the other, whole', async ({
  page,
  site,
  context,
  watch,
}) => {
  test.skip(!business.isSample, 'the build is a firm’s own');
  await page.goto('/');
  await installed(page);
  await partsKept(page);
  await alive(page);
  const isOpen = await documentIn(page);
  await (await publisher(site)).publishFirm();
  // The phone knows nothing of it.
  await followAbout(page);
  await expect(page).toHaveURL('/about');
  await expect(page.locator('main h1')).toHaveText(/\S/);
  expect(await emptyPlaces(page)).toEqual([]);

  const popup = await openPopup(page);
  await popup.getByLabel('Phone number').fill(visitor.phone);
  const other = await context.newPage();
  watch(other);
  await expect(async () => {
    await other.goto('/');
    await expect(page.locator('html[data-outdated]')).toBeAttached();
  }).toPass(SOON);
  await popup.getByRole('button', { name: 'Continue' }).click();
  await expect(popup.getByLabel('Your name')).toBeFocused();
  expect(await isOpen()).toBe(true);
  await page.goBack();
  await expect(popup).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
  await expectWhole(page, ownFirm.name);
  expect(await isOpen()).toBe(false);
});
