import { business } from '../../../src/content/business.ts';
import { projectTexts } from '../../../src/content/projects/entries.ts';
import { projectsPage } from '../../../src/content/projects/page.ts';
import { update } from '../../../src/content/shell.ts';
import { OTHER_FIRM } from '../../../src/contract/content/other-firm.ts';
import { choices } from '../../support/entries.ts';
import { expect, offline as test } from '../../support/fixtures.ts';
import { followAbout } from '../../support/footer.ts';
import { openForm, openPopup } from '../../support/forms.ts';
import { visitor } from '../../support/hero.ts';
import { documentIn, emptyPlaces, expectWhole } from '../../support/open-tab.ts';
import { ownFirm } from '../../support/own-firm.ts';
import { publisher } from '../../support/publishing.ts';

test.skip(!business.isSample, 'the build is a firm’s own');
test.setTimeout(120_000);

// A tab has a page of the sample while another firm publishes its name.

test('who goes on from there sees the firm’s pages, whole, and finds what was typed on going back', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(new RegExp(OTHER_FIRM));
  const form = await openForm(page, '/quote', '#quote-form');
  await form.getByLabel('First name').fill('Maeve');
  const isOpen = await documentIn(page);
  await (await publisher(site)).publishFirm();
  await site.restarted();
  await form.getByLabel('Last name').pressSequentially('O’Brien');
  expect(await isOpen()).toBe(true);

  await followAbout(page);
  await expectWhole(page, ownFirm.name);
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expectWhole(page, ownFirm.name);
  await expect(form.getByLabel('First name')).toHaveValue('Maeve');
  await expect(form.getByLabel('Last name')).toHaveValue('O’Brien');
});

test('a popup that is half filled is filled in and sent', async ({ page, site, arrivedOnce }) => {
  await page.goto('/');
  const popup = await openPopup(page);
  await popup.getByLabel('Phone number').fill(visitor.phone);
  const isOpen = await documentIn(page);
  await (await publisher(site)).publishFirm();
  await site.restarted();
  await popup.getByRole('button', { name: 'Continue' }).click();
  await popup.getByLabel('Your name').fill(visitor.name);
  await popup.getByLabel('Email').fill(visitor.email);
  await popup.getByLabel('What needs doing?').selectOption(choices.popup);
  expect(await isOpen()).toBe(true);
  await popup.getByRole('button', { name: 'Send Request' }).click();
  await expect(page).toHaveURL('/thank-you');
  expect(await arrivedOnce()).toMatchObject({ data: { name: visitor.name } });
});

test('what is opened over the page is the sample’s, whole, and so is a page without the firm’s code, which offers to reload', async ({
  page,
  site,
}) => {
  await openForm(page, '/projects', 'main');
  await (await publisher(site)).publishFirm();
  await site.restarted();
  await page.getByRole('link', { name: projectsPage.viewer.open }).first().click();
  await expect(page.getByRole('dialog')).toContainText(projectTexts[0]?.summary ?? '');
  await page.goBack();
  await (await openPopup(page)).getByRole('button', { name: 'Close' }).click();
  const isOpen = await documentIn(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
  await expect(page).toHaveURL('/sitemap');
  await expect(page).toHaveTitle(new RegExp(business.name));
  expect(await emptyPlaces(page)).toEqual([]);
  await expect(page.getByText(update.missingPart.title)).toBeVisible();
  expect(await isOpen()).toBe(true);
  await page.getByRole('button', { name: update.missingPart.button }).click();
  await expectWhole(page, ownFirm.name);
});
