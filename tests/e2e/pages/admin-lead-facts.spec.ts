import type { Page } from '@playwright/test';
import { referenceOf } from '../../../src/contract/reference.ts';
import { leadScreen } from '../../../src/contract/paths.ts';
import { expectAccessible } from '../../support/axe.ts';
import { leave } from '../../support/leave.ts';
import { backToList, expect, historyOf, rows, signedIn, stageOf, test } from '../admin-set-up.ts';

const PHONE = { width: 390, height: 844 };

const part = (page: Page, name: string) =>
  page.getByRole('heading', { name }).getByRole('button', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`by the ${colorScheme} scheme a visit, a quote and an answer are entered on a phone, and each part says what it holds`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const id = await leave(site, { name: 'Mary Neill' });
    await signedIn(page, leadScreen(id));

    await part(page, 'Answer in your words').click();
    await page.getByLabel('Answer with').selectOption({ label: 'We ring back' });
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(/Mary/);
    await expect(page.getByRole('link', { name: 'Open SMS' })).toHaveAttribute(
      'href',
      /^sms:\+61491570006\?&body=.*Mary/,
    );

    await part(page, 'Visit').click();
    await button(page, 'Save visit').click();
    await expect(page.getByText('Please choose a day')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Day', { exact: true }).fill('2030-03-04');
    await page.getByLabel('Time', { exact: true }).selectOption({ index: 1 });
    await page.getByLabel('Getting there').fill('Key at number 7');
    await button(page, 'Save visit').click();
    await expect(part(page, 'Visit')).toContainText('4 Mar 2030');
    await expect(stageOf(page, 'Visit booked')).toHaveAttribute('aria-pressed', 'true');
    await expect(historyOf(page)).toContainText('Key at number 7');
    await expect(page.getByRole('link', { name: 'Calendar file (.ics)' })).toBeVisible();

    await part(page, 'Quote').click();
    await page.getByLabel('Amount with GST').fill('a lot');
    await button(page, 'Save quote').click();
    await expect(page.getByText('Please enter an amount')).toBeVisible();
    await page.getByLabel('Amount with GST').fill('4,950');
    await expect(page.getByText('Includes $450.00 GST.')).toBeVisible();
    await button(page, 'Save quote').click();
    await expect(part(page, 'Quote')).toContainText('$4,950.00');
    await expect(stageOf(page, 'Quoted')).toHaveAttribute('aria-pressed', 'true');

    await expectAccessible(page);
  });
}

test('two visits at one time are pointed at on both leads before anybody opens the part', async ({
  page,
  site,
}) => {
  await page.setViewportSize(PHONE);
  const ids = [await leave(site, { name: 'Mary Neill' }), await leave(site, { name: 'Sam Li' })];
  await signedIn(page, '/admin/leads');
  for (const id of ids) {
    await page.goto(leadScreen(id));
    await part(page, 'Visit').click();
    await page.getByLabel('Day', { exact: true }).fill('2030-03-04');
    await page.getByLabel('Starts at').fill('09:00');
    await button(page, 'Save visit').click();
    await expect(part(page, 'Visit')).toContainText('4 Mar 2030');
  }
  await expect(page.getByText(/^Overlaps Mary Neill/)).toBeVisible();
  await page.goto(leadScreen(ids[0] ?? ''));
  await expect(page.getByText(/^Overlaps Sam Li/)).toBeVisible();
});

test('requests of one person are shown together, parted and joined again', async ({
  page,
  site,
}) => {
  await page.setViewportSize(PHONE);
  await leave(site, { name: 'Mary Neill', message: 'The chimney' });
  const id = await leave(site, { name: 'Mary N', message: 'The porch' });
  await signedIn(page, leadScreen(id));
  await expect(part(page, 'Same person')).toContainText('1 earlier request');
  await part(page, 'Same person').click();
  await expectAccessible(page);
  await button(page, 'Not the same person').click();
  await expect(page.getByText('Someone else')).toBeVisible();
  await button(page, 'Same person').and(page.locator('li *')).click();
  await expect(part(page, 'Same person')).toContainText('1 earlier request');
  await page.getByRole('link', { name: 'Mary Neill', exact: true }).click();
  await expect(page.getByText('The chimney', { exact: true })).toBeVisible();
});

for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
  test(`at ${viewport.width} px a lead from a call is entered, with what is missing said, and is in the list`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signedIn(page, '/admin/leads');
    await page.getByRole('link', { name: 'Add a lead' }).click();
    await expect(page).toHaveURL(/\/admin\/leads\/new$/);
    await button(page, 'Add lead').click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Name').fill('Ann Call');
    await page.getByLabel('Phone').fill('0491 570 156');
    await page.getByLabel('What it is about').fill('A cracked lintel');
    await button(page, 'Add lead').click();
    await expect(page.getByRole('heading', { name: 'Ann Call' })).toBeVisible();
    if (viewport.width < 768) await backToList(page);
    await expect(rows(page)).toHaveCount(1);
    await page.goBack();
    await page.goForward();
    await expect(rows(page).first()).toContainText('A cracked lintel');
  });
}

test('Back leaves the form for a lead, and a pasted message becomes a note of its lead', async ({
  page,
  site,
}) => {
  await page.setViewportSize(PHONE);
  const id = await leave(site, { name: 'Mary Neill' });
  await signedIn(page, '/admin/leads?view=new');
  await page.getByRole('link', { name: 'Add a lead' }).click();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/leads\?view=new$/);
  await page.getByRole('link', { name: 'Add a lead' }).click();
  const text = `The side gate is open.\nReference: ${referenceOf(id)}`;
  await page.getByLabel('Paste an SMS or email from the site').evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
  await expect(page).toHaveURL(new RegExp(`${id}`));
  await expect(historyOf(page)).toContainText('The side gate is open.');
});
