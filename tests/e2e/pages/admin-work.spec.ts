import type { Page } from '@playwright/test';
import { paths } from '../../../src/contract/paths.ts';
import { answerWords } from '../../../src/content/admin/answer-words.ts';
import { expectAccessible } from '../../support/axe.ts';
import { leave } from '../../support/leave.ts';
import {
  backToList,
  expect,
  REFUSED,
  signedIn,
  test,
  rows,
  setStage,
  stageOf,
  historyOf,
} from '../admin-set-up.ts';
import { choices } from '../../support/entries.ts';
import type { Site } from '../../support/site.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** Opens a lead beside the list, on a wide screen. */
async function openOnlyLead(page: Page, site: Site): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await leave(site, { name: 'Mary Neill' });
  await signedIn(page, '/admin/leads');
  await rows(page).first().click();
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width} px a lead goes from new to won, with its notes, its owner and its follow-up`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(viewport);
    await leave(site, { name: 'Mary Neill' });
    await leave(site, { name: 'Sam Li' });
    await signedIn(page, '/admin/leads');
    const isPhone = viewport.width < 768;
    const row = rows(page).filter({ hasText: 'Mary Neill' });
    await row.click();
    await setStage(page, 'Contacted');
    await page.getByLabel('Your name').fill('Daniel');
    await page.getByLabel('Assigned to').fill('Peter');
    await page.getByLabel('Follow up on').fill('2026-01-05');
    await page.getByLabel('Note', { exact: true }).fill('Rings back on Monday.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(historyOf(page)).toContainText('Daniel');
    await expect(historyOf(page)).toContainText('Rings back on Monday.');
    await expect(historyOf(page)).toContainText('Assigned to Peter');
    await expectAccessible(page);
    if (isPhone) await backToList(page);
    await expect(row).toContainText('Contacted');
    await expect(row).toContainText('with Peter');
    await page.getByRole('button', { name: 'To follow up 1' }).click();
    await expect(rows(page)).toHaveCount(1);
    await row.click();
    for (const stage of ['Visit booked', 'Quoted', 'Won']) await setStage(page, stage);
    // What is won is not followed up any more.
    await expect(page.getByLabel('Follow up on')).toHaveValue('');
    if (isPhone) await backToList(page);
    await expect(page.getByText('Nothing to follow up')).toBeVisible();
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('State').selectOption('Won');
    await page.getByRole('button', { name: 'Show leads' }).click();
    await expect(page.getByText('1 lead', { exact: true })).toBeVisible();
    await expect(row).toContainText('Won');
  });
}

test('a save fetches the list and the counts once, though the server announces it as well', async ({
  page,
  site,
}) => {
  await openOnlyLead(page, site);
  await expect(stageOf(page, 'Contacted')).toBeVisible();
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    // The icon's count asks for a single lead.
    const isList = pathname === paths.adminLeads && searchParams.get('limit') !== '1';
    if (isList || pathname === paths.adminOverview) fetched.push(pathname);
  });
  await setStage(page, 'Contacted');
  await expect(rows(page).first()).toContainText('Contacted');
  // What a second refetch would ask for comes before what this lead's arrival asks for.
  await leave(site, { name: 'Sam Li' });
  await expect(rows(page).filter({ hasText: 'Sam Li' })).toBeVisible();
  const each = [paths.adminLeads, paths.adminOverview];
  expect(fetched.sort()).toEqual([...each, ...each].sort());
});

test('a press finds its button while the press before is still being saved', async ({
  page,
  site,
}) => {
  await openOnlyLead(page, site);
  const [contacted, booked] = [stageOf(page, 'Contacted'), stageOf(page, 'Visit booked')];
  await booked.scrollIntoViewIfNeeded();
  const answers = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route(`**${paths.adminLeads}/*`, async (route) => {
    if (route.request().method() === 'PATCH') {
      asked.resolve();
      await answers.promise;
    }
    await route.continue();
  });
  const heightOnScreen = async () => (await booked.boundingBox())?.y;
  const place = await heightOnScreen();
  await contacted.click();
  await asked.promise;
  expect(await heightOnScreen()).toBe(place);
  await booked.click();
  await expect(booked).toHaveAttribute('aria-pressed', 'true');
  expect(await heightOnScreen()).toBe(place);
  answers.resolve();
  await expect(rows(page).first()).toContainText('Visit booked');
  expect(await heightOnScreen()).toBe(place);
});

test('a row says what is to be done and where, and how to reach the visitor with one press', async ({
  page,
  site,
}) => {
  await leave(site, { name: 'Mary Neill' });
  await signedIn(page, '/admin/leads');
  await expect(rows(page).first()).toContainText(answerWords('service', choices.popup));
  await expect(rows(page).first()).toContainText(answerWords('location', choices.location));
  await expect(rows(page).first()).toContainText('Just now');
  await expect(rows(page).first()).toContainText(answerWords('urgency', 'standard'));
  const contact = page.getByRole('group', { name: 'Contact Mary Neill' });
  const hrefOf = (name: string) => contact.getByRole('link', { name }).getAttribute('href');
  expect(await hrefOf('Call')).toBe('tel:+61491570006');
  await rows(page).first().click();
  await expect(contact.getByRole('link', { name: 'Email' })).toBeVisible();
  expect(await hrefOf('Call')).toBe('tel:+61491570006');
  expect(await hrefOf('SMS')).toBe('sms:+61491570006');
  expect(await hrefOf('Email')).toBe('mailto:mary%40example.com');
  // The form asks for no address.
  await expect(contact.getByRole('link')).toHaveCount(3);
});

test('Save with nothing entered says what is missing', async ({ page, site }) => {
  await leave(site, {});
  await signedIn(page, '/admin/leads');
  await rows(page).first().click();
  await save(page);
  await expect(page.getByText('Nothing to save yet')).toBeVisible();
  await page.getByLabel('Note', { exact: true }).fill('Rang, nobody there.');
  await save(page);
  await expect(historyOf(page)).toContainText('Rang, nobody there.');
});

test('who comes too late is told, nothing is overwritten, and what was typed is still there', async ({
  page,
  site,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(REFUSED);
  await page.setViewportSize({ width: 1440, height: 900 });
  await leave(site, { name: 'Mary Neill' });
  // Without the stream it is the server that notices: tests/e2e/pages/admin-events.spec.ts has the story with it.
  await page.route(`**${paths.adminEvents}`, () => undefined);
  await signedIn(page, '/admin/leads');
  await rows(page).first().click();
  const others = await browser.newContext({ baseURL: site.url });
  const other = await others.newPage();
  await signedIn(other, '/admin/leads');
  await rows(other).first().click();
  await setStage(other, 'Quoted');

  await page.getByLabel('Note', { exact: true }).fill('I have rung her up.');
  await save(page);
  await expect(page.getByText('Somebody else has changed this lead')).toBeVisible();
  await expect(stageOf(page, 'Quoted')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('I have rung her up.');
  await save(page);
  await expect(historyOf(page)).toContainText('I have rung her up.');
  await expect(rows(page).first()).toContainText('Quoted');
  await others.close();
});
