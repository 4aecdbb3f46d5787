import { expect, offline, reading } from '../support/fixtures.ts';
import { visitor } from '../support/hero.ts';
import {
  allowNotifications,
  askToBeTold,
  delivered,
  notifications,
  pressNotification,
  REFUSED,
  WISH,
  workerOf,
} from '../support/notifications.ts';
import { rowsOfEveryState, showRequests } from '../support/outbox-rows.ts';
import { backInRange } from '../support/signal.ts';
import { business } from '../../src/content/business.ts';

offline(
  'who asked to be told hears of the delivery once, with the site closed, and nothing personal in it',
  async ({ site, browserProcess, openTab }) => {
    const context = browserProcess.context();
    await allowNotifications(context, site);
    const tab = await openTab('/');
    await askToBeTold(tab, site);
    await openTab();
    await tab.close();
    await backInRange(context, site);
    const receipt = await delivered(site);
    await expect.poll(() => notifications(context)).toHaveLength(1);
    const [shown] = await notifications(context);
    expect(shown).toEqual({
      title: 'Request delivered',
      body: `${business.name} has it. Receipt ${receipt}.`,
      lang: 'en-AU',
    });
    for (const trace of [visitor.name, visitor.phone, visitor.email, visitor.message]) {
      expect(JSON.stringify(shown)).not.toContain(trace);
    }

    expect(await pressNotification(context)).toEqual(['opens /requests']);
    await expect.poll(() => notifications(context)).toEqual([]);
    const opened = await openTab('/requests');
    await expect(opened.getByText(receipt)).toBeVisible();
    const worker = await workerOf(context);
    await worker.evaluate(() =>
      Reflect.get(globalThis, 'registration').showNotification('Request delivered'),
    );
    expect(await pressNotification(context)).toEqual(['focuses /requests']);
  },
);

reading('a refusal is respected: said in words, and nobody asks again', async ({ page }) => {
  let asked = 0;
  await page.exposeFunction('noteAsked', () => {
    asked += 1;
  });
  await page.addInitScript(() => {
    const ask = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => {
      void Reflect.get(globalThis, 'noteAsked')();
      return ask();
    };
  });
  // Held, which nothing but the visitor's hand or the next day sends.
  const held = rowsOfEveryState().filter(({ state }) => state === 'paused');
  await showRequests(page, held);
  // Without a person to answer, this browser refuses.
  await page.getByRole('button', { name: WISH }).click();
  const said = page.getByRole('listitem').getByText(REFUSED);
  await expect(said).toBeVisible();
  await expect(page.getByRole('button', { name: WISH })).toHaveCount(0);
  await page.reload();
  await expect(said).toBeVisible();
  await expect(page.getByRole('button', { name: WISH })).toHaveCount(0);
  expect(asked).toBe(1);
});

reading('where the browser knows no notifications none is offered', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'Notification');
  });
  const rows = rowsOfEveryState();
  await showRequests(page, rows);
  await expect(page.getByRole('button', { name: WISH })).toHaveCount(0);
  await expect(page.getByText(REFUSED)).toHaveCount(0);
});
