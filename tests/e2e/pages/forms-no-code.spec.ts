import type { Page } from '@playwright/test';
import { photoListText } from '../../../src/content/forms/photo-list.ts';
import { photosText } from '../../../src/content/forms/photos.ts';
import { choices } from '../../support/entries.ts';
import { expect, NETWORK_DOWN, test } from '../../support/fixtures.ts';
import { alive, fillPersonAndAddress, wholePerson } from '../../support/forms.ts';
import { fillHero, heroForm, visitor } from '../../support/hero.ts';
import { keptPhotos, plainPicture } from '../../support/photos.ts';

// A script of the page can't be had: the form is still sent, by the code that is there or as HTML.

/** The page's scripts, named without their hashes: those that it starts with, and those of sending. */
async function scriptsOf(page: Page): Promise<string[]> {
  await page.goto('/quote');
  const modules = await page.locator('script[data-modules]').getAttribute('data-modules');
  return [...(modules ?? '').split(' '), 'submit', 'register', 'ToastHost'];
}

test('the quote form is sent once, whichever script of its page fails', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(NETWORK_DOWN);
  test.setTimeout(600_000);
  const scripts = await scriptsOf(page);
  expect(scripts.length).toBeGreaterThan(10);
  const wanted: string[] = [];
  for (const script of scripts) {
    await page.route(`**/assets/${script}*`, (route) => route.abort());
    await page.goto('/quote');
    const form = page.locator('#quote-form');
    await fillPersonAndAddress(form);
    await form.getByLabel('Kind of work').selectOption(choices.quote);
    // The same answers on one day would be the same lead.
    const lastName = `Mason${'n'.repeat(wanted.length)}`;
    await form.getByLabel('Last name').fill(lastName);
    wanted.push(`${wholePerson.firstName} ${lastName}`);
    await form.getByRole('button', { name: 'Request Quote' }).click();
    await expect(page, script).toHaveURL(/\/thank-you/, { timeout: 30_000 });
    await expect
      .poll(async () => (await site.inbox()).map(({ name }) => name).toReversed(), {
        message: script,
      })
      .toEqual(wanted);
    await page.unrouteAll();
  }
});

test('the confirmation of a form posted as HTML has its receipt with script, too', async ({
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
  await page.unrouteAll();
  await page.reload();
  const [lead, ...more] = await site.inbox();
  expect(more).toEqual([]);
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toContainText(lead?.receipt ?? 'no receipt');
  await expect(status).not.toContainText('Nothing is waiting');
});

test.describe('a form in two steps is sent whole', () => {
  test.use({ serviceWorkers: 'block' });

  for (const lack of [['validate'], ['submit'], ['submit', 'add-photos']]) {
    test(`with its photograph, once, without ${lack.join(' and ')}`, async ({
      page,
      site,
      expectedErrors,
    }) => {
      expectedErrors.push(NETWORK_DOWN);
      for (const part of lack) await page.route(`**/assets/${part}-*`, (route) => route.abort());
      await page.goto('/');
      await alive(page);
      const form = heroForm(page);
      await fillHero(page);
      const buffer = await plainPicture(320, 240);
      await form
        .getByLabel(photosText.add)
        .setInputFiles({ name: 'crack.jpg', mimeType: 'image/jpeg', buffer });
      const held = form.getByText(photosText.notHere(['crack.jpg']));
      await expect(held.or(form.getByRole('img', { name: photoListText.photo(1) }))).toBeVisible();
      await form.getByRole('button', { name: 'Send Request' }).click();
      await expect(page).toHaveURL(/\/thank-you/, { timeout: 30_000 });
      const [lead, ...more] = await site.inbox();
      expect(more).toEqual([]);
      expect(lead).toMatchObject({ formType: 'hero_contact', name: visitor.name });
      await expect.poll(() => keptPhotos(site, lead?.id ?? '')).toHaveLength(1);

      await page.unrouteAll();
      await page.goto('/');
      await alive(page);
      await form.getByLabel('Phone number').focus();
      await expect(form.getByText('Step 1 of 2')).toBeVisible();
      await expect(form.getByLabel('Phone number')).toHaveValue('');
    });
  }
});

test.describe("the popup's phone goes on to the quote page, which asks for the rest", () => {
  // Its own requests would not be seen here.
  test.use({ serviceWorkers: 'block' });

  for (const { lack, files } of [
    { lack: 'its own code', files: '**/assets/*.js' },
    { lack: 'any code', files: '**/assets/entry-client-*' },
  ]) {
    test(`without ${lack}`, async ({ page, site, expectedErrors }) => {
      expectedErrors.push(NETWORK_DOWN, /status of 422/);
      const isStarted = lack === 'its own code';
      if (!isStarted) await page.route(files, (route) => route.abort());
      await page.goto('/about');
      if (isStarted) {
        await alive(page);
        await page.route(files, (route) => route.abort());
      }
      await page.getByRole('button', { name: 'Get Quote' }).first().click();
      const popup = page.getByRole('dialog', { name: 'Get a Quote' });
      await popup.getByLabel('Phone number').fill(wholePerson.phone);
      await popup.getByRole('button', { name: 'Continue' }).click({ force: true });
      const form = page.locator('#quote-form');
      await expect(form.getByLabel('Phone number')).toHaveValue(wholePerson.phone, {
        timeout: 30_000,
      });
      await fillPersonAndAddress(form);
      await form.getByLabel('Kind of work').selectOption(choices.quote);
      await form.getByRole('button', { name: 'Request Quote' }).click();
      await expect(page).toHaveURL(/\/thank-you\?request=/);
      expect(await site.inbox()).toMatchObject([{ formType: 'smart_lead' }]);
    });
  }
});
