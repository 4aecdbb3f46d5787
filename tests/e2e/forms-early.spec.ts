import type { Page } from '@playwright/test';
import { formText } from '../../src/content/forms/common.ts';
import { choices } from '../support/entries.ts';
import { expect, NETWORK_DOWN, offline, test } from '../support/fixtures.ts';
import { alive, fillPersonAndAddress } from '../support/forms.ts';
import { heroForm, installed, visitor } from '../support/hero.ts';
import { holdScript } from '../support/hold-script.ts';

// What is typed before the site has started, in a page that goes before it does.

const { restored } = formText.draft;

const phoneOf = (page: Page) => heroForm(page).getByLabel('Phone number');

test('what is typed into both steps before the start is there in the next page that starts', async ({
  page,
  arrivedOnce,
}) => {
  const letScriptThrough = await holdScript(page);
  await page.goto('/');
  const form = heroForm(page);
  await phoneOf(page).fill(visitor.phone);
  await form.getByRole('button', { name: 'Continue' }).click();
  await form.getByLabel('Your name').fill(visitor.name);
  await form.getByLabel('What needs doing?').selectOption(choices.popup);
  // Nor does a second page take from what the first has kept.
  await page.reload();
  await phoneOf(page).fill(visitor.phone);
  await page.reload();
  letScriptThrough();
  await alive(page);
  await expect(form.getByText(restored)).toBeVisible();
  await expect(phoneOf(page)).toHaveValue(visitor.phone);
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByLabel('Your name')).toHaveValue(visitor.name);
  await expect(form.getByLabel('What needs doing?')).toHaveValue(choices.popup);

  await test.step('and once it is sent, it does not come back', async () => {
    await form.getByLabel('Email').fill(visitor.email);
    await form.getByRole('button', { name: 'Send Request' }).click();
    await expect(page).toHaveURL('/thank-you');
    await arrivedOnce();
    await page.goto('/');
    await alive(page);
    await expect(phoneOf(page)).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(visitor.phone);
  });
});

test('what is typed now counts more than what an earlier page has kept, and is not announced', async ({
  page,
}) => {
  const letScriptThrough = await holdScript(page);
  await page.goto('/');
  await phoneOf(page).fill('0491 570 156');
  await page.reload();
  await phoneOf(page).fill(visitor.phone);
  letScriptThrough();
  await alive(page);
  const draft = () => page.evaluate(() => localStorage.getItem('draft:hero_contact'));
  await expect.poll(draft).toContain(visitor.phone);
  await expect(phoneOf(page)).toHaveValue(visitor.phone);
  await expect(heroForm(page).getByText(restored)).toHaveCount(0);
});

test('Start again deletes what was typed before the start', async ({ page }) => {
  const letScriptThrough = await holdScript(page);
  await page.goto('/');
  await phoneOf(page).fill(visitor.phone);
  await page.reload();
  letScriptThrough();
  await alive(page);
  await heroForm(page).getByRole('button', { name: formText.draft.startAgain }).click();
  await expect(phoneOf(page)).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(visitor.phone);
});

test('the popup has what was typed into its dialog before the start', async ({ page }) => {
  const letScriptThrough = await holdScript(page);
  const popup = page.getByRole('dialog');
  const open = () => page.getByRole('button', { name: 'Get Quote' }).first().click();
  await page.goto('/about');
  await open();
  await popup.getByLabel('Phone number').fill(visitor.phone);
  await page.reload();
  letScriptThrough();
  await open();
  await expect(popup.getByText(restored)).toBeVisible();
  await expect(popup.getByLabel('Phone number')).toHaveValue(visitor.phone);
});

test('feedback has what was typed after its star before the start', async ({ page }) => {
  const letScriptThrough = await holdScript(page);
  const form = page.locator('#feedback-form');
  const rate = () => page.getByRole('radio', { name: '2 stars' }).click();
  await page.goto('/review');
  await rate();
  await form.getByLabel('What went wrong?').fill('The wall leans.');
  await page.reload();
  letScriptThrough();
  await rate();
  await expect(form.getByText(restored)).toBeVisible();
  await expect(form.getByLabel('What went wrong?')).toHaveValue('The wall leans.');
});

test('a form sent as HTML, for want of code, is empty when its page is opened again', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(NETWORK_DOWN);
  await page.route('**/assets/entry-client*', (route) => route.abort());
  await page.goto('/quote');
  const form = page.locator('#quote-form');
  await fillPersonAndAddress(form);
  await form.getByLabel('Kind of work').selectOption(choices.quote);
  await form.getByRole('button', { name: 'Request Quote' }).click();
  await expect(page).toHaveURL(/\/thank-you\?request=/, { timeout: 30_000 });
  expect(await site.inbox()).toHaveLength(1);
  await page.unrouteAll();
  await page.goto('/quote');
  await alive(page);
  await expect(form.getByLabel('Phone number')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(visitor.phone);
});

offline(
  'a tab that the phone throws away at the first letters, without signal, leaves them to the next',
  async ({ page, context, site, watch }) => {
    await page.goto('/');
    await installed(page);
    await page.close();
    await site.down();
    const open = async () => {
      const tab = await context.newPage();
      watch(tab);
      await tab.goto(site.url);
      return tab;
    };
    const first = await open();
    await phoneOf(first).fill(visitor.phone);
    await first.close();
    const second = await open();
    await phoneOf(second).click();
    await expect(heroForm(second).getByText(restored)).toBeVisible();
    await expect(phoneOf(second)).toHaveValue(visitor.phone);
  },
);
