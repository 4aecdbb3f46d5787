import { BrowserProcess } from '../support/browser-process.ts';
import { expect, NETWORK_DOWN, test } from '../support/fixtures.ts';
import type { Recorder } from '../support/recorder.ts';
import type { Site } from '../support/site.ts';
import { installed, sendHero, visitor } from '../support/hero.ts';

const arrivedOnce = async (site: Site, recorder: Recorder) => {
  await expect.poll(() => recorder.received.length, { timeout: 30_000 }).toBe(1);
  const inbox = await site.inbox();
  expect(inbox).toHaveLength(1);
  const envelope = recorder.received[0]?.envelope;
  expect(envelope).toMatchObject({
    formType: 'hero_contact',
    revision: 1,
    source: site.url,
    data: {
      phone: visitor.phone,
      phoneE164: visitor.phoneE164,
      name: visitor.name,
      email: visitor.email,
      service: 'masonry',
      message: visitor.message,
      pageUrl: `${site.url}/`,
    },
  });
  expect(inbox[0]?.id).toBe(envelope?.submissionId);
};

test('a lead sent with signal arrives once, and the visitor sees its receipt', async ({
  page,
  site,
  recorder,
}) => {
  await page.goto('/');
  await sendHero(page);
  await expect(page.getByText('Thank you!', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/thank-you`);
  await arrivedOnce(site, recorder);
  const [lead] = await site.inbox();
  await expect(page.getByText(lead?.receipt ?? 'no receipt')).toBeVisible();
});

test('a lead sent without signal is delivered by the worker after its tab was closed', async ({
  site,
  recorder,
  watch,
  expectedErrors,
}) => {
  expectedErrors.push(NETWORK_DOWN);
  const browser = await BrowserProcess.start();
  try {
    const context = browser.context();
    const page = await context.newPage();
    watch(page);
    await page.goto(site.url);
    await installed(page);
    await site.down();
    await context.setOffline(true);
    await page.reload();
    await sendHero(page);
    await expect(page.getByText('Saved on this phone').first()).toBeVisible();
    await context.newPage();
    await page.close();
    await site.up();
    expect(await site.inbox()).toHaveLength(0);
    await context.setOffline(false);
    await arrivedOnce(site, recorder);
  } finally {
    await browser.remove();
  }
});

test('a lead waiting when the browser is killed is delivered on the next opening', async ({
  site,
  recorder,
  expectedErrors,
  watch,
}) => {
  expectedErrors.push(NETWORK_DOWN);
  const browser = await BrowserProcess.start();
  try {
    const page = await browser.context().newPage();
    watch(page);
    await page.goto(site.url);
    await installed(page);
    await site.down();
    await sendHero(page);
    await expect(page.getByText('Saved on this phone').first()).toBeVisible();
    await browser.kill();
    await site.up();
    expect(await site.inbox()).toHaveLength(0);
    await browser.up();
    const reopened = await browser.context().newPage();
    watch(reopened);
    await reopened.goto(site.url);
    await arrivedOnce(site, recorder);
  } finally {
    await browser.remove();
  }
});

test('two tabs and the worker that drain at once deliver each lead once', async ({
  site,
  recorder,
  expectedErrors,
  watch,
}) => {
  expectedErrors.push(NETWORK_DOWN);
  const browser = await BrowserProcess.start();
  try {
    const context = browser.context();
    const first = await context.newPage();
    watch(first);
    await first.goto(site.url);
    await installed(first);
    const second = await context.newPage();
    watch(second);
    await second.goto(site.url);
    await site.down();
    await sendHero(first);
    await expect(first.getByText('Saved on this phone').first()).toBeVisible();
    await site.up();
    await Promise.all([
      ...[first, second].map((page) => page.evaluate(() => dispatchEvent(new Event('online')))),
      first.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready;
        active?.postMessage({ type: 'DRAIN' });
      }),
    ]);
    await arrivedOnce(site, recorder);
  } finally {
    await browser.remove();
  }
});

test('a lead whose answer was lost after it was stored is not taken twice', async ({
  page,
  site,
  recorder,
  expectedErrors,
}) => {
  expectedErrors.push(NETWORK_DOWN);
  let lost = 0;
  await page.route('**/api/leads', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.goto('/');
  await sendHero(page);
  await expect(page.getByText('Saved on this phone').first()).toBeVisible();
  expect(await site.inbox()).toHaveLength(1);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const [lead] = await site.inbox();
  await expect(page.getByText(lead?.receipt ?? 'no receipt')).toBeVisible();
  await arrivedOnce(site, recorder);
});
