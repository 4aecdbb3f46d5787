import type { Page } from '@playwright/test';
import { formText } from '../../../src/content/forms/common.ts';
import { leadCaptureText } from '../../../src/content/forms/lead-capture.ts';
import { paths } from '../../../src/contract/paths.ts';
import { PERSON_KEY } from '../../../src/features/enquiry/engine/kept.ts';
import { expect, test } from '../../support/fixtures.ts';
import { fillPerson } from '../../support/forms.ts';
import { fillHero, heroForm, sendHero, visitor } from '../../support/hero.ts';
import { service } from '../../support/entries.ts';

test('only a visitor who asked to be remembered finds name, phone and e-mail filled in', async ({
  page,
}) => {
  await page.goto('/');
  await sendHero(page);
  await expect(page).toHaveURL('/thank-you');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(visitor.email);

  await page.goto(service.href);
  const form = page.locator('#lead-capture-form');
  await fillPerson(form);
  await form.getByRole('checkbox', { name: 'Remember me for next time' }).check();
  await form.getByRole('button', { name: 'Send Request' }).click();
  await expect(page).toHaveURL('/thank-you');

  await page.goto('/quote');
  const quote = page.locator('#quote-form');
  await quote.getByLabel('Address of the building').click();
  await expect(quote.getByLabel('First name')).toHaveValue('Maeve');
  await expect(quote.getByLabel('Last name')).toHaveValue('O’Brien-Lee');
  await expect(quote.getByLabel('Email')).toHaveValue(visitor.email);
  await expect(quote.getByRole('checkbox', { name: 'Remember me for next time' })).toBeChecked();
});

/** Opens a page whose form holds the remembered person, and presses Send without a further word. */
async function sendAtOnce(page: Page): Promise<void> {
  await page.goto(service.href);
  const form = page.locator('#lead-capture-form');
  await form.getByLabel('Phone number').focus();
  await expect(form.getByLabel('Phone number')).toHaveValue(visitor.phone);
  await form.getByRole('button', { name: 'Send Request' }).click();
  await expect(page).toHaveURL('/thank-you');
}

test('a remembered visitor who presses Send at once is no script: the lead is open and forwarded', async ({
  page,
  site,
  recorder,
}) => {
  await page.goto(service.href);
  const form = page.locator('#lead-capture-form');
  await fillPerson(form);
  await form.getByRole('checkbox', { name: 'Remember me for next time' }).check();
  await form.getByRole('button', { name: 'Send Request' }).click();
  await expect(page).toHaveURL('/thank-you');

  const guards: unknown[] = [];
  // The worker may be the first to send it.
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname === paths.leads) guards.push(request.postDataJSON().guard);
  });
  await sendAtOnce(page);
  await expect.poll(() => recorder.received.length).toBe(2);
  await expect
    .poll(() => guards)
    .toEqual([expect.objectContaining({ prefilled: true, touched: true })]);

  // The phone's clock goes back between the first sight of the form and Send.
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    addEventListener('focusin', () => (Date.now = () => now() - 86_400_000));
  });
  await sendAtOnce(page);
  await expect.poll(() => recorder.received.length).toBe(3);
  const open = (await site.inbox()).filter(({ spam, handled }) => spam === null && !handled);
  expect(open).toHaveLength(3);
});

test('a draft that is brought back and sent at once is no script’s either', async ({
  page,
  arrivedOnce,
  site,
}) => {
  await page.goto('/');
  await fillHero(page);
  await page.reload();
  await heroForm(page).getByRole('textbox', { name: 'Phone number' }).focus();
  await expect(page.getByText('We kept what you typed.')).toBeVisible();
  await heroForm(page).getByRole('button', { name: 'Continue' }).click();
  await heroForm(page).getByRole('button', { name: 'Send Request' }).click();
  await arrivedOnce();
  expect(await site.inbox()).toMatchObject([{ spam: null, heldBackFor: [] }]);
});

/** Another number than the remembered one, from the range set aside for fiction. */
const OTHER_PHONE = '0491 570 156';

const leadForm = (page: Page) => page.locator('#lead-capture-form');
const phoneIn = (page: Page) => leadForm(page).getByLabel('Phone number');

/** The person of the stories was remembered by an earlier visit. */
async function rememberVisitor(page: Page): Promise<void> {
  const { name, phone, email } = visitor;
  const person = { name, firstName: 'Maeve', lastName: 'O’Brien-Lee', phone, email };
  const kept = { key: PERSON_KEY, value: JSON.stringify(person) };
  await page.addInitScript(({ key, value }) => localStorage.setItem(key, value), kept);
}

/** Gives another number than the remembered one on a service's page, and a message. */
async function typeOtherPhone(page: Page): Promise<void> {
  await page.goto(service.href);
  await phoneIn(page).focus();
  await expect(phoneIn(page)).toHaveValue(visitor.phone);
  await phoneIn(page).fill(OTHER_PHONE);
  await leadForm(page).getByLabel(leadCaptureText.message.label).fill(visitor.message);
}

test('a remembered visitor who gives another number keeps it on the next page, which says nothing of another tab, and it is the one that is sent', async ({
  page,
  arrivedOnce,
}) => {
  await rememberVisitor(page);
  await typeOtherPhone(page);
  const said: string[] = [];
  await page.exposeFunction('noteSaid', (text: string) => said.push(text));
  await page.evaluate(() => {
    const note: unknown = Reflect.get(window, 'noteSaid');
    if (typeof note !== 'function') throw new Error('there is nobody to tell');
    const look = () => {
      for (const line of document.querySelectorAll('form [role="status"]')) note(line.textContent);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  });
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  await page.locator('main a[href^="/areas/"]').first().click();
  await expect(heading).not.toHaveText(before);
  await expect(phoneIn(page)).toHaveValue(OTHER_PHONE);
  await expect(leadForm(page).getByLabel(leadCaptureText.message.label)).toHaveValue(
    visitor.message,
  );
  expect(said).toContainEqual(formText.draft.kept);
  expect(said.filter((text) => text.includes(formText.draft.otherTab))).toEqual([]);
  await leadForm(page).getByRole('button', { name: 'Send Request' }).click();
  expect((await arrivedOnce()).data).toMatchObject({ phone: OTHER_PHONE });
});

test('a tab that takes a draft over holds what was typed, not the remembered number', async ({
  page,
  context,
  watch,
}) => {
  await rememberVisitor(page);
  await typeOtherPhone(page);
  const draft = () => page.evaluate(() => localStorage.getItem('draft:lead_capture'));
  await expect.poll(draft).toContain(OTHER_PHONE);
  const second = await context.newPage();
  watch(second);
  await second.goto(service.href);
  await phoneIn(second).focus();
  await expect(phoneIn(second)).toHaveValue(visitor.phone);
  await page.close();
  await expect(leadForm(second).getByText(formText.draft.restored)).toBeVisible();
  await expect(phoneIn(second)).toHaveValue(OTHER_PHONE);
});
