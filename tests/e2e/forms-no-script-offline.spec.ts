import type { BrowserContext, Page } from '@playwright/test';
import { thankYou } from '../../src/content/thank-you.ts';
import { expect, offline as test } from '../support/fixtures.ts';
import { installed, visitor } from '../support/hero.ts';
import { largePhoto } from '../support/photos.ts';
import { backInRange, outOfRange } from '../support/signal.ts';
import { plainHero } from '../support/without-script.ts';

/** A tab in which scripts are off, of a browser that has the worker from an earlier visit. */
async function tabWithoutScript(context: BrowserContext, page: Page): Promise<Page> {
  await page.goto('/');
  await installed(page);
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  // It would send what waits.
  await page.close();
  return tab;
}

test('a form sent without script and without signal waits, and is delivered once with its photo', async ({
  page,
  context,
  site,
  arrivedOnce,
}) => {
  const tab = await tabWithoutScript(context, page);
  await tab.goto('/');
  const form = tab.locator(plainHero.place);
  await plainHero.fill(form);
  await form.locator('input[type="file"]').setInputFiles([await largePhoto('crack.jpg')]);
  await outOfRange(context, site);
  await form.getByRole('button', { name: plainHero.send }).click();
  await expect(tab).toHaveURL(/\/thank-you\?request=[\da-f-]+#saved$/);
  await expect(tab.locator('#saved')).toContainText(thankYou.noScript.saved.title);
  await expect(tab.locator('#saved')).toBeVisible();
  await expect(tab.locator('#standing')).toBeHidden();
  const confirmation = tab.url();

  await backInRange(context, site);
  const { data, submissionId } = await arrivedOnce();
  expect(data).toMatchObject({ name: visitor.name, photoCount: 1 });
  expect(confirmation).toContain(submissionId);
  await expect.poll(async () => (await site.inbox())[0]?.photos.length).toBe(1);

  const [lead] = await site.inbox();
  await tab.goto(`/thank-you?request=${submissionId}`);
  await expect(tab.locator('#standing')).toContainText(lead?.receipt ?? 'no receipt');
  await expect(tab.locator('#saved')).toHaveCount(0);
});

test('with a worker a form goes to the server at once, and its mistakes come back', async ({
  page,
  context,
  site,
  arrivedOnce,
}) => {
  const tab = await tabWithoutScript(context, page);
  await tab.goto('/');
  const form = tab.locator(plainHero.place);
  await plainHero.fill(form);
  await form.getByLabel('Phone number').fill('12');
  await form.getByRole('button', { name: plainHero.send }).click();
  await expect(form.getByLabel('Phone number')).toHaveValue('12');
  await expect(form.getByLabel('Phone number')).toBeFocused();
  await form.getByLabel('Phone number').fill(visitor.phone);
  await form.getByRole('button', { name: plainHero.send }).click();
  await expect(tab).toHaveURL(/\/thank-you\?request=[\da-f-]+$/);
  await arrivedOnce();
  const [lead] = await site.inbox();
  await expect(tab.locator('#standing')).toContainText(lead?.receipt ?? 'no receipt');
});
