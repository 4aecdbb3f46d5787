import type { Locator } from '@playwright/test';
import { expect, reading as test } from '../../support/fixtures.ts';
import { openForm, openPopup } from '../../support/forms.ts';
import { heroForm, visitor } from '../../support/hero.ts';

/** How much the words of a button stand out from its ground, as WCAG counts it. */
async function contrastOf(button: Locator): Promise<number> {
  return button.evaluate((element) => {
    const light = (colour: string) => {
      const parts = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => Number(part) / 255);
      const [red = 0, green = 0, blue = 0] = parts.map((part) =>
        part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const { color, backgroundColor, opacity } = getComputedStyle(element);
    if (opacity !== '1') return 0;
    const [dark = 0, bright = 0] = [light(color), light(backgroundColor)].toSorted((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  });
}

/** Disabled while the field is empty or blank, readable, and next to it what it waits for. */
async function expectWaits(button: Locator, field: Locator, words: string): Promise<void> {
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(words);
  expect(await contrastOf(button)).toBeGreaterThan(4.5);
  await field.fill('   ');
  await expect(button).toBeDisabled();
  await field.fill(visitor.phone);
  await expect(button).toBeEnabled();
  await expect(button).toHaveAccessibleDescription('');
}

const WORDS = 'Enter your phone number to continue.';

test('Continue of the hero form waits for a phone number and says so', async ({ page }) => {
  await page.goto('/');
  const form = heroForm(page);
  const onward = form.getByRole('button', { name: 'Continue' });
  await expectWaits(onward, form.getByLabel('Phone number'), WORDS);
});

test('Continue of the popup waits for a phone number and says so', async ({ page }) => {
  await page.goto('/about');
  const popup = await openPopup(page);
  const onward = popup.getByRole('button', { name: 'Continue' });
  await expectWaits(onward, popup.getByLabel('Phone number'), WORDS);
});

test('Send Feedback waits for feedback and says so', async ({ page }) => {
  const form = await openForm(page, '/review', '#feedback-form');
  await page.getByRole('radio', { name: '2 stars' }).click();
  const send = form.getByRole('button', { name: 'Send Feedback' });
  await expectWaits(send, form.getByLabel('What went wrong?'), 'Write your feedback to send it.');
});
