import { expect, type Page } from '@playwright/test';
import { choices } from './entries.ts';

/** What a visitor of the stories answers. */
export type Visitor = {
  readonly phone: string;
  readonly phoneE164: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
};

/** The phone number is from the range set aside for fiction. */
export const visitor: Visitor = {
  phone: '0491 570 006',
  phoneE164: '+61491570006',
  name: 'Maeve O’Brien-Lee',
  email: 'maeve@example.com',
  message: 'The parapet on the street side leans out.',
};

/** Fills in both steps of the hero enquiry and stops before Send. */
export async function fillHero(page: Page, changes: Partial<Visitor> = {}): Promise<void> {
  const answers = { ...visitor, ...changes };
  const form = heroForm(page);
  await form.getByRole('textbox', { name: 'Phone number' }).fill(answers.phone);
  await form.getByRole('button', { name: 'Continue' }).click();
  await form.getByRole('textbox', { name: 'Your name' }).fill(answers.name);
  await form.getByRole('textbox', { name: 'Email' }).fill(answers.email);
  await form.getByRole('combobox', { name: 'What needs doing?' }).selectOption(choices.popup);
  await form.getByRole('textbox', { name: 'Tell us about it' }).fill(answers.message);
}

/** Fills in the hero enquiry and sends it. */
export async function sendHero(page: Page, changes: Partial<Visitor> = {}): Promise<void> {
  await fillHero(page, changes);
  await heroForm(page).getByRole('button', { name: 'Send Request' }).click();
}

export function heroForm(page: Page) {
  return page.locator('form#hero-form');
}

/** Waits until the worker is in control and the pages are on the phone. */
export async function installed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise<void>((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    });
  });
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
}

/** Waits until the worker has fetched the code that no page needs to open, such as the search. */
export const partsKept = (page: Page): Promise<void> => allKept(page, 'parts');

/** Waits until the worker has fetched the code of the owner's screens. */
export const adminPartsKept = (page: Page): Promise<void> => allKept(page, 'owners-parts');

async function allKept(page: Page, name: string): Promise<void> {
  await installed(page);
  const missing = () =>
    page.evaluate(async (cacheName) => {
      const listed: string[] = await (await fetch(`/${cacheName}.json`)).json();
      const kept = await (await caches.open(cacheName)).keys();
      const there = kept.map(({ url }) => new URL(url).pathname);
      return listed.filter((path) => !there.includes(path));
    }, name);
  await expect.poll(missing).toEqual([]);
}
