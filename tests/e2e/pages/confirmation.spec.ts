import { promiseFor } from '../../../src/content/forms/promise.ts';
import { thankYou } from '../../../src/content/thank-you.ts';
import { expect, test } from '../../support/fixtures.ts';
import { fillPersonAndAddress } from '../../support/forms.ts';
import { sendHero } from '../../support/hero.ts';

/** Every time that a text names, once. */
const timesIn = (text: string) => [
  ...new Set(text.match(/within \d+ hours|on [A-Z]\w+day(?: week)? by [\d.]+ [ap]m/g)),
];

test('where the browser refuses its storage, the confirmation shows the receipt that was given', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await sendHero(page);
  await expect(page.getByRole('heading', { level: 1, name: thankYou.h1 })).toBeVisible();
  const card = page.locator('main').getByRole('status');
  await expect(card).toContainText('We have your enquiry');
  const [lead] = await site.inbox();
  await expect(card).toContainText(`${thankYou.receipt} ${lead?.receipt}`);
});

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('a booking is confirmed with report, fee and visit, and with one time in every place', async ({
    page,
    site,
  }) => {
    await page.goto('/assessment');
    const form = page.locator('#assessment-form');
    await fillPersonAndAddress(form);
    await form.getByLabel('Property').selectOption('townhouse');
    await form.getByRole('checkbox', { name: /^Structural/ }).check();
    await form.getByRole('radio', { name: /^Heritage specialist/ }).check();
    await form.getByRole('checkbox', { name: /^Priority/ }).check();
    await form.getByLabel('Preferred date').fill('2032-02-18');
    await form.locator('button[type="submit"]').click();
    await expect(page.getByRole('heading', { level: 1, name: thankYou.h1 })).toBeVisible();
    const card = page.locator('main').getByRole('status');
    await expect(card).toContainText('We have your booking of an assessment report');
    await expect(card).toContainText('$1,275 including GST, priority +50% included');
    await expect(card).toContainText('Wednesday 18 February');
    const toast = page.locator('.notistack-Snackbar').filter({ hasText: 'Thank you!' });
    const [lead] = await site.inbox();
    const promise = promiseFor('quick_assessment', {}, new Date(lead?.receivedAt ?? ''));
    expect(lead?.answerBy).toBe(promise.by.toISOString());
    expect(timesIn(await card.innerText())).toEqual([promise.words]);
    expect(timesIn(await toast.innerText())).toEqual([promise.words]);
  });
});
