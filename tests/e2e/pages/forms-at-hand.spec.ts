import type { Locator, Page } from '@playwright/test';
import { popupAnswersAt } from '../../../src/content/forms/options.ts';
import { network } from '../../../src/content/shell.ts';
import { area, choices, service } from '../../support/entries.ts';
import { expect, reading, test } from '../../support/fixtures.ts';
import { alive, fillPerson, openForm, openPopup } from '../../support/forms.ts';
import { heroForm, visitor } from '../../support/hero.ts';
import { business } from '../../../src/content/business.ts';

const PHONE = { width: 390, height: 844 } as const;
const WIDE = { width: 1440, height: 900 } as const;

/** Goes on to the second step of a form of two. */
async function goOn(form: Locator): Promise<void> {
  await form.getByLabel('Phone number').fill(visitor.phone);
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByLabel('Your name')).toBeFocused();
}

/** How far it is from the first field to the lower edge of Send, in pixels: at one moment, while the page scrolls. */
async function reachOf(form: Locator): Promise<number> {
  const send = await form.getByRole('button', { name: 'Send Request' }).elementHandle();
  return form
    .getByLabel('Your name')
    .evaluate(
      (first, last) =>
        last instanceof Element
          ? last.getBoundingClientRect().bottom - first.getBoundingClientRect().top
          : Number.POSITIVE_INFINITY,
      send,
    );
}

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
};

reading('the second step is short on a phone, its suggestions one row', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.clock.setFixedTime(new Date('2027-10-05T00:00:00Z'));
  await page.goto('/');
  const form = heroForm(page);
  await goOn(form);
  const row = await boxOf(form.getByRole('group', { name: 'Often asked for' }));
  expect(row.height).toBeLessThan(70);
  expect(await reachOf(form)).toBeLessThan(1000);
});

reading('a service page has answered what needs doing, and can be overruled', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(service.href);
  const popup = await openPopup(page);
  await goOn(popup);
  const select = popup.getByLabel('What needs doing?');
  await expect(select).not.toHaveValue('');
  await expect(popup.getByRole('group')).toHaveCount(0);
  expect(await reachOf(popup)).toBeLessThan(900);
  await select.selectOption(choices.popup);
  await expect(select).toHaveValue(choices.popup);
  const closing = page.locator('#lead-capture-form').getByLabel('What needs doing?');
  await expect(closing).not.toHaveValue('');
});

reading(
  'an area page has answered where the building is, whatever the draft says',
  async ({ page }) => {
    await page.goto('/about');
    const popup = await openPopup(page);
    await goOn(popup);
    await expect(popup.getByLabel('Suburb or area')).toHaveValue(business.city);
    await page.keyboard.press('Escape');
    await page.goto(area.href);
    const again = await openPopup(page);
    await expect(again.getByLabel('Phone number')).toHaveValue(visitor.phone);
    await again.getByRole('button', { name: 'Continue' }).click();
    await expect(again.getByLabel('Suburb or area')).toHaveValue(
      popupAnswersAt(area.href)['location'] ?? business.city,
    );
  },
);

reading(
  'without signal the popup says before Send that the request is kept',
  async ({ page, context, expectedErrors }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/about');
    const popup = await openPopup(page);
    await goOn(popup);
    await expect(popup.getByText(network.beforeSend.lost)).toHaveCount(0);
    await context.setOffline(true);
    await expect(popup.getByText(network.beforeSend.lost)).toBeVisible();
  },
);

reading('the form of the emergency page starts at an emergency', async ({ page }) => {
  const form = await openForm(page, '/emergency', '#lead-capture-form');
  await expect(form.getByLabel('When?')).toHaveValue('emergency');
});

/** The receipt is seen whole once no toast lies over it. */
async function expectReceiptInView(page: Page): Promise<void> {
  const receipt = page.locator('[role="status"]', { hasText: /Receipt \S+/ }).first();
  await expect(receipt).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
  await expect(receipt).toBeInViewport({ ratio: 1 });
}

test('the receipt of the home contact form comes into view and stays', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const form = await openForm(page, '/', '#home-contact-form');
  await fillPerson(form);
  await form.getByLabel('What needs doing?').selectOption(choices.contact);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expectReceiptInView(page);
});

test('the receipt of feedback comes into view and stays', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const form = await openForm(page, '/review', '#feedback-form');
  await page.getByRole('radio', { name: '2 stars' }).click();
  await form.getByLabel('What went wrong?').fill('The scaffold stood a week too long.');
  await form.getByRole('button', { name: 'Send Feedback' }).click();
  await expectReceiptInView(page);
});

reading(
  'on a wide screen the second step of the hero stretches nothing beside it',
  async ({ page }) => {
    await page.setViewportSize(WIDE);
    await page.goto('/');
    const tiles = page.getByRole('main').locator('section').first().locator('ul').nth(1);
    const before = await boxOf(tiles);
    await goOn(heroForm(page));
    expect((await boxOf(tiles)).height).toBe(before.height);
  },
);

reading('on a wide screen the question stays beside the form that answers it', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto('/review');
  await alive(page);
  await page.getByRole('radio', { name: '2 stars' }).click();
  const answer = await boxOf(page.getByRole('img', { name: 'You gave 2 stars' }));
  const question = await boxOf(page.getByRole('heading', { level: 1 }));
  expect(Math.abs(question.y - answer.y)).toBeLessThan(40);
});

reading('the six commitments are there to be read without a press', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto('/');
  const commitments = page.locator('#founder dl dd');
  await expect(commitments).toHaveCount(6);
  await expect(commitments.last()).toBeVisible();
});
