import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { listWords } from '../../../src/content/admin/inbox.ts';
import { paths } from '../../../src/contract/paths.ts';
import { fill } from '../../../scripts/bench/server/fill.ts';
import { expectAccessible } from '../../support/axe.ts';
import { changedByAnother } from '../../support/by-another-owner.ts';
import { leave } from '../../support/leave.ts';
import { NETWORK_DOWN } from '../../support/network-down.ts';
import type { Site } from '../../support/site.ts';
import { expect, REFUSED, signedIn, test, rows } from '../admin-set-up.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const choose = (page: Page, name: string) => page.getByRole('checkbox', { name: `Choose ${name}` });
const doWith = async (page: Page, action: string) => {
  await page.getByLabel('Action for the chosen leads').selectOption(action);
  await button(page, 'Apply').click();
};

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width} px several leads are changed at once, and who was too late sees which were not`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(viewport);
    // Without the stream it is the server that notices: tests/e2e/pages/admin-events.spec.ts has the story with it.
    await page.route(`**${paths.adminEvents}`, () => undefined);
    for (const name of ['Ann', 'Ben', 'Cleo']) await leave(site, { name });
    await signedIn(page, '/admin/leads');
    if (viewport.width < 768) await button(page, 'Select').click();
    await choose(page, 'Ann').check();
    await choose(page, 'Ben').check();
    await expectAccessible(page);
    const [, ben] = await site.inbox();
    await changedByAnother(site, ben?.id ?? '', { stage: 'quoted' });
    await doWith(page, 'Archived');
    await expect(page.getByText('1 lead was not changed')).toBeVisible();
    await expect(page.getByText('Ben: somebody else has changed it')).toBeVisible();
    await expect(rows(page).filter({ hasText: 'Ann' })).toContainText('Archived');
    await expect(rows(page).filter({ hasText: 'Ben' })).toContainText('Quoted');
    await expect(choose(page, 'Ben')).toBeChecked();
    await expect(choose(page, 'Ann')).not.toBeChecked();
    await doWith(page, 'Archived');
    await expect(rows(page).filter({ hasText: 'Ben' })).toContainText('Archived');
    await expect(page.getByText('1 lead was not changed')).toHaveCount(0);
  });
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width} px a lead is changed from its row’s menu, by touch and by keys, without being opened`, async ({
    page,
    site,
  }) => {
    const isPhone = viewport.width < 768;
    await page.setViewportSize(viewport);
    for (const name of ['Ann', 'Ben']) await leave(site, { name });
    await signedIn(page, '/admin/leads?view=new');
    await expect(rows(page)).toHaveCount(2);
    const menuOf = (name: string) => button(page, `Actions for ${name}`);
    const menu = page.getByRole('menu', { name: 'Actions for Ann' });
    await menuOf('Ann').click();
    await expect(menu.getByRole('menuitemradio', { checked: true })).toHaveText('Stage: New');
    await expect(menu.getByRole('menuitem', { name: 'Call' })).toHaveCount(isPhone ? 1 : 0);
    if (isPhone) {
      for (const [way, address] of [
        ['Call', 'tel:+61491570006'],
        ['SMS', 'sms:+61491570006'],
        ['Email', 'mailto:mary%40example.com'],
      ] as const) {
        await expect(menu.getByRole('menuitem', { name: way })).toHaveAttribute('href', address);
      }
    }
    await expectAccessible(page, '[role="menu"]');
    // The menu's letters are its own: e archives nothing here.
    await page.keyboard.press('e');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(menuOf('Ann')).toBeFocused();
    await expect(rows(page)).toHaveCount(2);

    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await expect(menu.getByRole('menuitem', { name: 'Mark as spam' })).toBeFocused();
    await menu.getByRole('menuitemradio', { name: 'Stage: Lost' }).click();
    await page
      .getByRole('dialog', { name: 'Ann is lost' })
      .getByLabel('Why it was lost')
      .fill('Too dear');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Ann: Lost')).toBeVisible();
    // It has left the view: what stands in its place has the focus.
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).first()).toBeFocused();
    const lost = (await site.inbox()).find(({ name }) => name === 'Ann');
    expect(lost).toMatchObject({ work: { stage: 'lost', lostReason: 'Too dear' } });
  });
}

test('who changes from its row a lead that another has changed is told, and nothing is overwritten', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(REFUSED);
  // Without the stream it is the server that notices: tests/e2e/pages/admin-events.spec.ts has the story with it.
  await page.route(`**${paths.adminEvents}`, () => undefined);
  const id = await leave(site, { name: 'Ann' });
  await signedIn(page, '/admin/leads');
  await button(page, 'Actions for Ann').click();
  await changedByAnother(site, id, { stage: 'quoted' });
  await page.getByRole('menuitemradio', { name: 'Stage: Won' }).click();
  await expect(page.getByText('Somebody else has changed it')).toBeVisible();
  await expect(rows(page).first()).toContainText('Quoted');
});

test('the chosen leads are marked as spam, or exported as a file', async ({ page, site }) => {
  for (const name of ['Ann', 'Ben', 'Cleo']) await leave(site, { name });
  await signedIn(page, '/admin/leads');
  await button(page, 'Select').click();
  await page.getByLabel('Choose the 3 shown').check();
  await choose(page, 'Cleo').uncheck();
  const downloading = page.waitForEvent('download');
  await doWith(page, 'Export CSV');
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(text).toContain('Ann');
  expect(text).not.toContain('Cleo');
  await doWith(page, 'Mark as spam');
  await expect(page.getByText('2 leads changed')).toBeVisible();
  expect((await site.inbox()).map(({ spam }) => spam)).toEqual([null, 'owner', 'owner']);
});

test('keys move through the list, open and archive; never while somebody types', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const name of ['Ann', 'Ben', 'Cleo']) await leave(site, { name });
  await signedIn(page, '/admin/leads');
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByText('Keys: j next, k previous, Enter opens, e archives')).toBeVisible();
  await page.keyboard.press('j');
  await expect(rows(page).nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(rows(page).nth(0)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Ann' })).toBeVisible();
  await expect(rows(page).nth(0)).toBeFocused();
  await page.keyboard.press('e');
  await expect(page.getByText('Archived: Ann')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Ben' })).toBeFocused();
  // Unanswered leads are first.
  await expect(rows(page).nth(2)).toContainText('Archived');

  await page.getByRole('searchbox').fill('jek?');
  await expect(page.getByRole('searchbox')).toHaveValue('jek?');
  await rows(page).nth(1).focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('archives it and moves to the next');
  await expectAccessible(page, '[role="dialog"]');
  await page.getByLabel('Use j, k and e on this device').uncheck();
  await button(page, 'Close').click();
  await rows(page).nth(1).focus();
  await page.keyboard.press('e');
  await page.keyboard.press('k');
  await expect(rows(page).nth(1)).toBeFocused();
  await expect(rows(page).nth(1)).toContainText('New');
});

test('who archives by key what another has changed is told, and nothing is overwritten', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(REFUSED);
  // Without the stream it is the server that notices: tests/e2e/pages/admin-events.spec.ts has the story with it.
  await page.route(`**${paths.adminEvents}`, () => undefined);
  const id = await leave(site, { name: 'Ann' });
  await signedIn(page, '/admin/leads');
  await rows(page).first().focus();
  await changedByAnother(site, id, { stage: 'quoted' });
  await page.keyboard.press('e');
  await expect(page.getByText('Somebody else has changed it')).toBeVisible();
  await expect(rows(page).first()).toContainText('Quoted');
});

/** Stores so many leads at once, and opens the inbox. */
async function openWith(page: Page, site: Site, leads: number): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await site.down();
  await fill(site.dataDir, leads);
  await site.up();
  await signedIn(page, '/admin/leads');
  await expect(page.getByText(`${leads} leads`)).toBeVisible();
}

test('what another changes far down a long list is seen there, though the first page is not on the screen', async ({
  page,
  site,
}) => {
  await openWith(page, site, 300);
  const PLACE = 150;
  const row = page.locator(`main li[aria-posinset="${PLACE}"]`);
  await expect(async () => {
    const places = await page
      .locator('main li[aria-posinset]')
      .evaluateAll((all) => all.map((one) => Number(one.getAttribute('aria-posinset'))));
    // Back again where a slow page has let it go past. What a wheel moves may come after the look.
    const top = Math.min(...places) > PLACE ? -1_000 : 2_000;
    await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), top);
    await expect(row).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [100] });
  const id = await row.getAttribute('data-lead');
  await changedByAnother(site, id ?? '', { stage: 'quoted', assignee: 'Peter' });
  await expect(page.locator(`[data-lead="${id}"]`)).toContainText('with Peter');
});

test('a lead that arrives pushes the others on over the ends of pages, and none is lost', async ({
  page,
  site,
}) => {
  const LEADS = 140;
  test.slow();
  await openWith(page, site, LEADS);
  const places = page.locator('main li[data-lead]');
  const known = new Set<string>();
  const note = async () => {
    for (const item of await places.evaluateAll((all) =>
      all.map((one) => one.getAttribute('data-lead') ?? ''),
    )) {
      known.add(item);
    }
  };
  // As far down as the last page, so that all of them have been read.
  await expect(async () => {
    await page.mouse.wheel(0, 3_000);
    await expect(page.locator(`main li[aria-posinset="130"]`)).toBeVisible({ timeout: 200 });
  }).toPass();
  const arrived: string[] = [];
  for (const name of ['Ann', 'Ben']) arrived.push(await leave(site, { name }));
  await expect(page.getByText(`${LEADS + 2} leads`)).toBeAttached();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.locator('main li[aria-posinset="1"]')).toBeVisible();
  await expect(async () => {
    await note();
    await page.mouse.wheel(0, 500);
    expect(known.size).toBe(LEADS + 2);
  }).toPass({ intervals: [100] });
  expect([...known]).toEqual(expect.arrayContaining(arrived));
});

const CURSOR = '**/api/admin/leads?*cursor=*';

/** As far down as this row, the last one there is. */
const wheelTo = (page: Page, place: number) =>
  expect(async () => {
    await page.mouse.wheel(0, 3_000);
    await expect(page.locator(`main li[aria-posinset="${place}"]`)).toBeVisible({ timeout: 200 });
  }).toPass();

/** Down to the end of what has been read. */
const wheelToEnd = (page: Page) =>
  expect(async () => {
    await page.mouse.wheel(0, 3_000);
    await expect(page.getByText(listWords.moreFailed)).toBeInViewport({ timeout: 200 });
  }).toPass();

/** Scrolls to where the next page is asked for, and none comes. */
async function stuck(page: Page, site: Site): Promise<() => number> {
  let asked = 0;
  await openWith(page, site, 60);
  await page.route(CURSOR, (route) => {
    asked += 1;
    return route.abort('connectionfailed');
  });
  await wheelToEnd(page);
  return () => asked;
}

test('a further page that fails is asked for again by a press alone, once', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(NETWORK_DOWN);
  await page.route(`**${paths.adminEvents}`, () => undefined);
  const asked = await stuck(page, site);
  expect(asked()).toBe(1);
  const again = page.waitForEvent('requestfailed', (request) => request.url().includes('cursor'));
  await button(page, listWords.again).click();
  await again;
  // Typing and scrolling draw the list again, which asks for nothing.
  await page.getByRole('searchbox').fill('Ann');
  await page.mouse.wheel(0, -3_000);
  await expect(page.getByText(listWords.moreFailed)).not.toBeInViewport();
  await wheelToEnd(page);
  expect(asked()).toBe(2);
  await page.unroute(CURSOR);
  await button(page, listWords.again).click();
  await expect(page.getByText(listWords.moreFailed)).toHaveCount(0);
});

test('a further page that has failed comes by itself once the server is heard again', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(NETWORK_DOWN);
  await stuck(page, site);
  await page.unroute(CURSOR);
  await leave(site, { name: 'Ann' });
  await expect(page.getByText(listWords.moreFailed)).toHaveCount(0);
  await wheelTo(page, 61);
});

test('of very many leads only those on the screen are in the page, and a page is asked for once', async ({
  page,
  site,
}) => {
  const LEADS = 1_000;
  const MOST_ROWS = 60;
  await page.setViewportSize({ width: 1440, height: 900 });
  await site.down();
  await fill(site.dataDir, LEADS);
  await site.up();
  await page.route(`**${paths.adminEvents}`, () => undefined);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === paths.adminLeads) asked.push(search);
  });
  await signedIn(page, '/admin/leads');
  await expect(page.getByText(`${LEADS} leads`)).toBeVisible();
  const places = page.locator('main li[aria-posinset]');
  const lowest = async () => {
    const all = await places.evaluateAll((items) => items.map((item) => item.ariaPosInSet));
    expect(all.length).toBeLessThanOrEqual(MOST_ROWS);
    return Math.max(...all.map(Number));
  };
  await expect(async () => {
    await page.mouse.wheel(0, 4_000);
    expect(await lowest()).toBeGreaterThan(130);
  }).toPass();
  // Twenty-five at first, then a hundred at a time; none of those twice.
  const further = asked.filter((search) => search.includes('cursor'));
  expect(further.length).toBeLessThanOrEqual(Math.ceil((await lowest()) / 100) + 1);
  expect(new Set(further).size).toBe(further.length);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator('main li[aria-posinset="1"]')).toBeVisible();

  await page.getByRole('searchbox').fill('unheard');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  expect(asked.filter((search) => search.includes('text='))).toHaveLength(1);
});
