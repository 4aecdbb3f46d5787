import type { Envelope } from '../../src/contract/envelope.ts';
import { expect, offline, test } from '../support/fixtures.ts';
import { installed, sendHero, visitor } from '../support/hero.ts';
import { hearsOnline, outOfRange } from '../support/signal.ts';
import type { Site } from '../support/site.ts';
import { choices } from '../support/entries.ts';

/** What arrived is what the visitor typed; the owner has it under the number that it was sent with. */
async function expectWhole(lead: Envelope, site: Site): Promise<void> {
  expect(lead).toMatchObject({
    formType: 'hero_contact',
    revision: 1,
    source: site.url,
    data: {
      phone: visitor.phone,
      phoneE164: visitor.phoneE164,
      name: visitor.name,
      email: visitor.email,
      service: choices.popup,
      message: visitor.message,
      pageUrl: `${site.url}/`,
    },
  });
  expect((await site.inbox()).map(({ id }) => id)).toEqual([lead.submissionId]);
}

test('a lead sent with signal arrives once, and the visitor sees its receipt', async ({
  page,
  site,
  arrivedOnce,
}) => {
  await page.goto('/');
  await sendHero(page);
  await expect(page.getByText('Thank you!', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/thank-you');
  await expectWhole(await arrivedOnce(), site);
  const [lead] = await site.inbox();
  await expect(page.getByText(lead?.receipt ?? 'no receipt')).toBeVisible();
});

offline(
  'a lead sent without signal is delivered by the worker after its tab was closed',
  async ({ openTab, site, arrivedOnce }) => {
    const tab = await openTab('/');
    const context = tab.context();
    await installed(tab);
    await outOfRange(context, site);
    await tab.reload();
    await sendHero(tab);
    await expect(tab.getByText(/Saved on this (?:phone|device)/).first()).toBeVisible();
    await openTab();
    await tab.close();
    await site.up();
    expect(await site.inbox()).toHaveLength(0);
    await context.setOffline(false);
    await expectWhole(await arrivedOnce(), site);
  },
);

offline(
  'a lead waiting when the browser is killed is delivered on the next opening',
  async ({ browserProcess, openTab, site, arrivedOnce }) => {
    const tab = await openTab('/');
    await installed(tab);
    await site.down();
    await sendHero(tab);
    await expect(tab.getByText(/Saved on this (?:phone|device)/).first()).toBeVisible();
    await browserProcess.kill();
    await site.up();
    expect(await site.inbox()).toHaveLength(0);
    await browserProcess.up();
    await openTab('/');
    await expectWhole(await arrivedOnce(), site);
  },
);

offline(
  'two tabs and the worker that drain at once deliver each lead once',
  async ({ openTab, site, arrivedOnce }) => {
    const first = await openTab('/');
    await installed(first);
    const second = await openTab('/');
    await site.down();
    await sendHero(first);
    await expect(first.getByText(/Saved on this (?:phone|device)/).first()).toBeVisible();
    await site.up();
    await Promise.all([
      hearsOnline(first),
      hearsOnline(second),
      first.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready;
        active?.postMessage({ type: 'DRAIN' });
      }),
    ]);
    await expectWhole(await arrivedOnce(), site);
  },
);

offline(
  'a lead whose answer was lost after it was stored is not taken twice',
  async ({ page, site, arrivedOnce }) => {
    let lost = 0;
    await page.route('**/api/leads', async (route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await page.goto('/');
    await sendHero(page);
    // The worker, which this line does not go through, may send it again before the page says 'saved'.
    await expect.poll(() => site.inbox()).toHaveLength(1);
    await hearsOnline(page);
    const [lead] = await site.inbox();
    await expect(page.getByText(lead?.receipt ?? 'no receipt')).toBeVisible();
    await expectWhole(await arrivedOnce(), site);
  },
);
