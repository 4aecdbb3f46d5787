import { expectAccessible } from '../support/axe.ts';
import { expect, offline, reading, test } from '../support/fixtures.ts';
import { alive, openPopup, problems } from '../support/forms.ts';
import { installed, visitor } from '../support/hero.ts';
import { hearsOnline } from '../support/signal.ts';
import { choices, service } from '../support/entries.ts';
import { business } from '../../src/content/business.ts';

test('the popup asks for a phone, then for the rest, and sends it all', async ({
  page,
  arrivedOnce,
}) => {
  await page.goto('/');
  const popup = await openPopup(page);
  await expect(popup.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await expect(popup.getByText('Enter your phone number to continue.')).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await popup.getByLabel('Phone number').fill('(02) 7010-1995');
  await popup.getByRole('button', { name: 'Continue' }).click();
  await expect(popup.getByLabel('Your name')).toBeFocused();
  await expect(popup.getByLabel('Suburb or area')).toHaveValue(business.city);
  await popup.getByLabel('Your name').fill(visitor.name);
  await popup.getByLabel('Email').fill(visitor.email);
  await popup.getByLabel('What needs doing?').selectOption(choices.popup);
  await popup.getByLabel('Suburb or area').selectOption(choices.location);
  await popup.getByLabel('Tell us about it').fill(visitor.message);
  await expect(popup.getByText(`${visitor.message.length}/500`)).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await popup.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByText('Thank you!', { exact: true })).toBeVisible();
  await expect(page.getByText(/^We'll be in touch .+ to discuss your project\.$/)).toBeVisible();
  await expect(page).toHaveURL('/thank-you');
  await expect(popup).toBeHidden();
  expect(await arrivedOnce()).toMatchObject({
    formType: 'assessment_popup',
    data: {
      formName: 'Assessment Popup',
      phone: '(02) 7010-1995',
      phoneE164: '+61270101995',
      name: visitor.name,
      email: visitor.email,
      service: choices.popup,
      urgency: 'standard',
      location: choices.location,
      message: visitor.message,
    },
  });
});

reading(
  'the popup says what is wrong with a phone, and goes on only when it is right',
  async ({ page }) => {
    await page.goto('/');
    const popup = await openPopup(page);
    const phone = popup.getByLabel('Phone number');
    for (const wrong of ['12345', '0191 570 006', '+1 212 555 0100']) {
      await phone.fill(wrong);
      await popup.getByRole('button', { name: 'Continue' }).click();
      await expect(problems(popup)).toHaveText(['Please enter a valid Australian phone number']);
      await expect(phone).toBeFocused();
      await expect(phone).toHaveAttribute('aria-invalid', 'true');
    }
    await expectAccessible(page, '[role="dialog"]');
    await phone.fill('+61 491 570 006');
    await expect(problems(popup)).toHaveCount(0);
    await popup.getByRole('button', { name: 'Continue' }).click();
    await popup.getByRole('button', { name: 'Back' }).click();
    await expect(phone).toHaveValue('+61 491 570 006');
  },
);

reading(
  'the popup says when we ring without Intl, whose first use takes a slow phone long',
  async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.set(globalThis, 'formats', 0);
      Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
        construct: (format, given) => {
          Reflect.set(globalThis, 'formats', Reflect.get(globalThis, 'formats') + 1);
          return Reflect.construct(format, given);
        },
      });
    });
    await page.goto('/about');
    const popup = await openPopup(page);
    await expect(popup.getByText(/^We ring you (?:on|within) /)).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'formats'))).toBe(0);
  },
);

reading('the popup says what is missing or wrong on its second step', async ({ page }) => {
  await page.goto('/');
  const popup = await openPopup(page);
  await popup.getByLabel('Phone number').fill(visitor.phone);
  await popup.getByRole('button', { name: 'Continue' }).click();
  await popup.getByRole('button', { name: 'Send Request' }).click();
  await expect(problems(popup)).toHaveText([
    'Name is required',
    'Email is required',
    'Please choose one',
  ]);
  await expect(popup.getByLabel('Your name')).toBeFocused();
  const name = popup.getByLabel('Your name');
  await name.fill('M');
  await expect(problems(popup).first()).toHaveText('Name must be at least 2 characters');
  await name.fill('M'.repeat(51));
  await expect(problems(popup).first()).toHaveText('Name must be less than 50 characters');
  await name.fill('M4eve');
  await expect(problems(popup).first()).toHaveText(
    'Name can only contain letters, spaces, hyphens and apostrophes',
  );
  await name.fill(visitor.name);
  await popup.getByLabel('Email').fill('maeve at example.com');
  await expect(problems(popup).first()).toHaveText('Please enter a valid email address');
  await expectAccessible(page, '[role="dialog"]');
  await popup.getByLabel('Tell us about it').pressSequentially('x'.repeat(3));
  await popup.getByLabel('Tell us about it').fill('x'.repeat(500));
  await popup.getByLabel('Tell us about it').press('y');
  await expect(popup.getByText('500/500')).toBeVisible();
});

reading(
  'closed by Escape, the popup gives the focus back and keeps what was typed',
  async ({ page }) => {
    await page.goto('/');
    const popup = await openPopup(page);
    await popup.getByLabel('Phone number').fill(visitor.phone);
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(page.getByRole('button', { name: 'Get Quote' }).first()).toBeFocused();
    await page.reload();
    await openPopup(page);
    await expect(popup.getByLabel('Phone number')).toHaveValue(visitor.phone);
    await expect(popup.getByText('We kept what you typed.')).toBeVisible();
    await popup.getByRole('button', { name: 'Start again' }).click();
    await expect(popup.getByLabel('Phone number')).toHaveValue('');
  },
);

test('the popup is filled in and sent with the keyboard alone', async ({ page, arrivedOnce }) => {
  await page.goto('/about');
  await alive(page);
  await page.getByRole('button', { name: 'Get Quote' }).first().focus();
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog');
  await expect(popup.getByLabel('Phone number')).toBeVisible();
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      const focused = popup.locator(':focus');
      const label = await focused.evaluate((element) =>
        element instanceof HTMLInputElement || element instanceof HTMLSelectElement
          ? (element.labels?.[0]?.textContent ?? '')
          : (element.textContent ?? ''),
      );
      if (name.test(label)) return;
    }
    throw new Error(`Tab never reaches ${name}`);
  };
  await tabTo(/Phone number/);
  await page.keyboard.type(visitor.phone);
  await page.keyboard.press('Enter');
  await expect(popup.getByLabel('Your name')).toBeFocused();
  await page.keyboard.type('Maeve Lee');
  await tabTo(/Email/);
  await page.keyboard.type(visitor.email);
  await tabTo(/What needs doing/);
  await page.keyboard.press('ArrowDown');
  await tabTo(/Send Request/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/thank-you');
  expect(await arrivedOnce()).toMatchObject({ data: { name: 'Maeve Lee' } });
});

offline(
  'without signal the popup says that the request is saved, and it goes later',
  async ({ page, site, arrivedOnce }) => {
    await page.goto('/');
    await installed(page);
    await site.down();
    const popup = await openPopup(page);
    await popup.getByLabel('Phone number').fill(visitor.phone);
    await page.keyboard.press('Enter');
    await popup.getByLabel('Your name').fill(visitor.name);
    await popup.getByLabel('Email').fill(visitor.email);
    await popup.getByLabel('What needs doing?').selectOption(choices.popup);
    await popup.getByRole('button', { name: 'Send Request' }).click();
    await expect(page.getByText(/Saved on this (?:phone|device)/).first()).toBeVisible();
    await site.up();
    await hearsOnline(page);
    expect(await arrivedOnce()).toMatchObject({ formType: 'assessment_popup' });
  },
);

reading(
  'a button in a part of the page that is not hydrated yet opens the popup too',
  async ({ page }) => {
    await page.goto(service.href);
    await alive(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Get Free Assessment' })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByLabel('Phone number')).toBeVisible();
    await expect(page).toHaveURL(service.href);
  },
);
