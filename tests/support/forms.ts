import { expect, type Locator, type Page } from '@playwright/test';
import { sendHero, visitor } from './hero.ts';

/** Makes the first interaction, and waits until the site has started in the page. */
export async function alive(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await started(page);
}

/** Waits until React has taken the page over, whoever made it start. */
export async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'));
    if (!root || key === undefined) return false;
    return Reflect.get(root, key).stateNode.current.memoizedState.isDehydrated === false;
  });
}

/** Opens a page with its script at work; the form on it that a selector names. */
export async function openForm(page: Page, path: string, selector: string): Promise<Locator> {
  await page.goto(path);
  await alive(page);
  return page.locator(selector);
}

/** Opens the assessment popup by the first button that says so. */
export async function openPopup(page: Page): Promise<Locator> {
  await alive(page);
  await page.getByRole('button', { name: 'Get Quote' }).first().click();
  const popup = page.getByRole('dialog');
  // MUI's, which has taken the place of the page's own dialog.
  await expect(page.locator('[role="dialog"]')).toBeVisible();
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

/** What the visitor of the stories answers in the forms that ask for both names. */
export const wholePerson = {
  firstName: 'Maeve',
  lastName: 'O’Brien-Lee',
  phone: visitor.phone,
  phoneE164: visitor.phoneE164,
  email: visitor.email,
} as const;

/** Where the building of the stories stands. */
export const ADDRESS = '12 Sandstone Lane, Balmain';

/** Fills in what the long forms require of a person. */
export async function fillWholePerson(form: Locator): Promise<void> {
  await form.getByLabel('First name').fill(wholePerson.firstName);
  await form.getByLabel('Last name').fill(wholePerson.lastName);
  await form.getByLabel('Phone number').fill(wholePerson.phone);
  await form.getByLabel('Email').fill(wholePerson.email);
}

/** Fills in person and address in the forms that are about one building. */
export async function fillPersonAndAddress(form: Locator): Promise<void> {
  await fillWholePerson(form);
  await form.getByLabel('Address of the building').fill(ADDRESS);
}

/** The messages under the fields of a form, in the order in which they are seen. */
export function problems(form: Locator): Locator {
  return form.locator('[id$="-error"]');
}

/** Sends the hero enquiry, whose e-mail address is refused, as of every lead until told to stop. */
export async function sendHeroRefused(
  page: Page,
  expectedErrors: RegExp[],
): Promise<() => Promise<void>> {
  expectedErrors.push(/status of 422/);
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
  await sendHero(page);
  await expect(page.getByText('Not accepted yet')).toBeVisible();
  return () => page.unroute('**/api/leads');
}

/** A browser that refuses the page its storage, as some do in private windows. */
export async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
}
