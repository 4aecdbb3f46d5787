import type { Locator, Page } from '@playwright/test';
import { listWords } from '../../../src/content/admin/inbox.ts';
import { todayWords as words } from '../../../src/content/admin/today.ts';
import { paths } from '../../../src/contract/paths.ts';
import { expectAccessible } from '../../support/axe.ts';
import { changedByAnother } from '../../support/by-another-owner.ts';
import { leave } from '../../support/leave.ts';
import { makeOverdue } from '../../support/overdue.ts';
import { expect, REFUSED, signedIn, test } from '../admin-set-up.ts';

const PHONE = { width: 390, height: 844 };
const HOUR = 3_600_000;

test.use({ viewport: PHONE, hasTouch: true });

const list = (page: Page, name: string) => page.getByRole('region', { name });
const row = (page: Page, name: string) =>
  page.locator('main li[data-lead]').filter({ hasText: name });

/** Presses with a finger, and counts. */
function finger() {
  const made = { presses: 0 };
  return {
    made,
    async press(target: Locator): Promise<void> {
      made.presses += 1;
      await target.tap();
    },
  };
}

test('ten new leads are worked through with a thumb in 25 presses or fewer', async ({
  page,
  site,
}) => {
  const names = ['Ann', 'Ben', 'Cleo', 'Dora', 'Ella', 'Finn', 'Gus', 'Hal', 'Iris', 'Jon'];
  for (const name of names) await leave(site, { name });
  await signedIn(page, '/admin');
  await expect(page.getByRole('heading', { name: words.heading('Ring now', 10) })).toBeVisible();
  const whole = await page
    .locator('main li[data-lead]')
    .evaluateAll(
      (all, bottom) => all.filter((one) => one.getBoundingClientRect().bottom < bottom).length,
      PHONE.height - 56,
    );
  expect(whole).toBeGreaterThanOrEqual(6);
  await expectAccessible(page);
  const { made, press } = finger();
  await page.evaluate(() => {
    // A phone would ring up; the page stays.
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.protocol === 'tel:') event.preventDefault();
    });
  });
  for (const name of names) {
    await press(row(page, name).getByRole('link', { name: 'Call' }));
    await press(row(page, name).getByRole('button', { name: words.actions.talked }));
  }
  expect(made.presses).toBeLessThanOrEqual(25);
  await expect(list(page, 'Ring now').getByText(words.lists.ring.empty)).toBeVisible({
    timeout: 20_000,
  });
  const stages = (await site.inbox()).map(({ work }) => work?.stage);
  expect(new Set(stages)).toEqual(new Set(['contacted']));
});

test('what was pressed is undone within eight seconds, and said in the history', async ({
  page,
  site,
}) => {
  const late = await leave(site, { name: 'Mary Neill' });
  makeOverdue(site, late, 3 * HOUR);
  await leave(site, { name: 'Sam Li' });
  await signedIn(page, '/admin');
  const { press } = finger();
  // The longest overdue first.
  await expect(page.locator('main li[data-lead]').first()).toContainText('Mary Neill');
  await expect(row(page, 'Mary Neill')).toContainText('3 hrs late');
  await press(row(page, 'Mary Neill').getByRole('button', { name: words.actions.noAnswer }));
  await expect(page.getByText(/^Mary Neill: no answer\. Follow up on /).first()).toBeVisible();
  await expect.poll(async () => (await site.inbox()).map(({ work }) => work?.version)).toContain(1);
  await press(page.getByRole('button', { name: words.undoOf('Mary Neill') }));
  await expect(row(page, 'Mary Neill')).toBeVisible();
  await row(page, 'Mary Neill').getByRole('link').first().tap();
  await expect(page.getByText(words.notes.undone(words.notes.noAnswer))).toBeVisible();
  const mary = (await site.inbox()).find(({ name }) => name === 'Mary Neill');
  expect(mary?.work).toMatchObject({ stage: 'new', followUp: null });
});

test('who presses after somebody else has dealt with the lead is told, and sees what the other did', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(REFUSED);
  // Without the stream the row would be gone before the press.
  await page.route(`**${paths.adminEvents}`, () => undefined);
  const id = await leave(site, { name: 'Mary Neill' });
  await signedIn(page, '/admin');
  await expect(row(page, 'Mary Neill')).toBeVisible();
  await changedByAnother(site, id, { stage: 'won' });
  await finger().press(row(page, 'Mary Neill').getByRole('button', { name: words.actions.talked }));
  await expect(page.getByText(listWords.stale)).toBeVisible();
  await expect(row(page, 'Mary Neill')).toHaveCount(0);
  expect((await site.inbox()).map(({ work }) => work?.stage)).toEqual(['won']);
});

test('a notification’s link leads to a call in one press', async ({ page, site }) => {
  const id = await leave(site, { name: 'Mary Neill', message: 'The parapet leans.' });
  await signedIn(page, `/admin/leads/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mary Neill');
  const contact = page.getByRole('group', { name: 'Contact Mary Neill' });
  const box = await contact.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(300);
  await expect(contact.getByRole('link', { name: 'Call' })).toHaveAttribute(
    'href',
    'tel:+61491570006',
  );
});

test('a long press and a swipe open the menu of a row', async ({ page, site }) => {
  await leave(site, { name: 'Mary Neill' });
  await signedIn(page, '/admin/leads');
  const link = row(page, 'Mary Neill').getByRole('link').first();
  const menu = page.getByRole('menu', { name: 'Actions for Mary Neill' });
  await link.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 200, clientY: 300 });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await link.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 200, clientY: 300 });
  await link.dispatchEvent('pointermove', { pointerType: 'touch', clientX: 120, clientY: 304 });
  await expect(menu.getByRole('menuitem', { name: 'Call' })).toBeVisible();
  await expect(menu.getByRole('menuitemradio', { name: 'Stage: Contacted' })).toBeVisible();
});
