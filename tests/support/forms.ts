import { expect, type Locator, type Page } from '@playwright/test';
import { visitor } from './hero.ts';
import type { Recorder } from './recorder.ts';

/** Waits until React has taken the page over: before that its buttons are links and say so. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'));
    if (!root || key === undefined) return false;
    return Reflect.get(root, key).stateNode.current.memoizedState.isDehydrated === false;
  });
}

/** Touches the page and waits until React has taken its content over too. */
export async function touched(page: Page): Promise<void> {
  await alive(page);
  await page.mouse.wheel(0, 1);
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return Object.keys(heading ?? {}).some((name) => name.startsWith('__reactFiber$'));
  });
}

/** Opens the assessment popup by the first button that says so. */
export async function openPopup(page: Page): Promise<Locator> {
  await alive(page);
  await page.getByRole('button', { name: 'Get Quote' }).first().click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByLabel('Phone number')).toBeVisible();
  return popup;
}

/** Fills in what the short forms require of a person. */
export async function fillPerson(form: Locator, changes: Partial<typeof visitor> = {}) {
  const answers = { ...visitor, ...changes };
  await form.getByLabel('Your name').fill(answers.name);
  await form.getByLabel('Phone number').fill(answers.phone);
  await form.getByLabel('Email (required)').fill(answers.email);
}

/** Fills in what the long forms require of a person. */
export async function fillWholePerson(form: Locator): Promise<void> {
  await form.getByLabel('First name').fill('Maeve');
  await form.getByLabel('Last name').fill('O’Brien-Lee');
  await form.getByLabel('Phone number').fill(visitor.phone);
  await form.getByLabel('Email').fill(visitor.email);
}

/** The answers of the one lead that the recorder has got; waits for it. */
export async function recordedOnce(recorder: Recorder) {
  await expect.poll(() => recorder.received.length, { timeout: 20_000 }).toBe(1);
  const envelope = recorder.received[0]?.envelope;
  if (!envelope) throw new Error('the recorder has nothing');
  return envelope;
}

/** The messages under the fields of a form, in the order in which they are seen. */
export function problems(form: Locator): Locator {
  return form.locator('[id$="-error"]');
}

/** Answers every lead request with a refusal of the e-mail address, until told to stop. */
export async function refusingEmail(page: Page): Promise<() => Promise<void>> {
  await page.route('**/api/leads', (route) =>
    route.fulfill({
      status: 422,
      json: {
        error: {
          code: 'invalid_body',
          message: 'The request cannot be taken as it is.',
          fields: [{ path: 'envelope.data.email', message: 'Please enter a valid email address' }],
        },
      },
    }),
  );
  return () => page.unroute('**/api/leads');
}
