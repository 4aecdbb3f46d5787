import { navigationText } from '../../../src/content/navigation.ts';
import { expect, reading as test } from '../../support/fixtures.ts';
import { alive } from '../../support/forms.ts';

const PHONE = { width: 390, height: 780 } as const;
/** What an on-screen keyboard leaves of it. */
const WITH_KEYBOARD = { ...PHONE, height: 430 } as const;

test.use({ viewport: PHONE });

test('the bottom bar steps aside for the on-screen keyboard and comes back after it', async ({
  page,
}) => {
  await page.goto('/quote');
  await alive(page);
  const bar = page.getByRole('complementary', { name: navigationText.bottomBar.landmark });
  const field = page.locator('#quote-form').getByLabel('Address of the building');
  await field.click();
  await expect(bar).toBeVisible();

  await page.setViewportSize(WITH_KEYBOARD);
  await expect(bar).toBeHidden();
  await field.scrollIntoViewIfNeeded();
  const onTop = await field.evaluate((element) => {
    const { left, width, bottom } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, bottom - 2) === element;
  });
  expect(onTop).toBe(true);

  await page.setViewportSize(PHONE);
  await expect(bar).toBeVisible();
});

test('a field reached by the keyboard is not covered by the bars', async ({ page }) => {
  await page.goto('/quote');
  await alive(page);
  const fields = page.locator('#quote-form :is(input, select, textarea):not([tabindex="-1"])');
  await fields.first().focus();
  const count = await fields.count();
  for (let index = 0; index < count; index += 1) {
    const covered = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        if (!activeElement) return 'nothing has the focus';
        // A picker of files is not seen itself; its button is, which is its label.
        const isHidden = activeElement.clientWidth <= 1;
        const part = (isHidden && activeElement.closest('label')) || activeElement;
        const box = part.getBoundingClientRect();
        const middle = box.left + Math.min(box.width / 2, 12);
        // Of a tall box it is the line that is written in which has to be seen.
        const heights = [box.top + 2, box.top + Math.min(box.height - 2, 46)];
        const ends = heights.map((y) => document.elementFromPoint(middle, y));
        return ends.every((end) => end !== null && part.contains(end)) ? '' : activeElement.id;
      });
    // The page scrolls smoothly to what takes the focus.
    await expect.poll(covered).toBe('');
    await page.keyboard.press('Tab');
  }
});
