import type { Page } from '@playwright/test';
import { FaultProxy, type Fault } from '../support/fault-proxy.ts';
import { expect, offline } from '../support/fixtures.ts';
import { refuseStorage } from '../support/forms.ts';
import { installed, sendHero } from '../support/hero.ts';
import { account, type LedgerLine } from '../support/ledger.ts';
import { hearsOnline } from '../support/signal.ts';
import { copyFirstRow, corruptRow, oldDatabase } from '../support/stored-leads.ts';

const ledger: LedgerLine[] = [];
const names = { one: 'Maeve Stone', two: 'Owen Brick' } as const;

type Faults = {
  network: FaultProxy;
  phone: Page;
  killAndReopen: () => Promise<Page>;
  settle: (fault: string) => Promise<void>;
};

const test = offline.extend<Faults>({
  network: async ({ site }, use) => {
    const network = await FaultProxy.start(site.url);
    await use(network);
    await network.stop();
  },
  /** The site opened through the network, its worker in control. */
  phone: async ({ openTab, network }, use) => {
    const page = await openTab(network.url);
    await installed(page);
    await use(page);
  },
  /** Kills the browser; when the network is well again, starts it and opens the site. */
  killAndReopen: async ({ browserProcess, openTab, network }, use) =>
    use(async () => {
      await browserProcess.kill();
      network.fault = { kind: 'pass' };
      await browserProcess.up();
      return openTab(network.url);
    }),
  /** The story's one lead is delivered once: to the inbox and to the webhook. */
  settle: async ({ site, recorder }, use) =>
    use(async (fault) => {
      const line = await account(fault, site, recorder, [names.one]);
      ledger.push(line);
      expect(line).toMatchObject({ lost: 0, repeatsInInbox: 0, repeatsAtWebhook: 0 });
    }),
});

test.afterAll(() => console.table(ledger));

async function waits(page: Page): Promise<void> {
  await expect(page.getByText('Saved on this phone').first()).toBeVisible({ timeout: 20_000 });
}

const passing: readonly { name: string; fault: Fault }[] = [
  { name: 'connection reset', fault: { kind: 'reset' } },
  { name: 'no answer at all', fault: { kind: 'hang' } },
  { name: '500', fault: { kind: 'status', status: 500 } },
  { name: '503', fault: { kind: 'status', status: 503 } },
  {
    name: '429 with Retry-After',
    fault: { kind: 'status', status: 429, headers: { 'retry-after': '2' } },
  },
  { name: 'answer lost after it was stored', fault: { kind: 'lose-answer' } },
];

for (const { name, fault } of passing) {
  test(`a lead survives: ${name}, then well`, async ({ phone, network, settle }) => {
    network.fault = fault;
    await sendHero(phone, { name: names.one });
    await waits(phone);
    network.fault = { kind: 'pass' };
    await hearsOnline(phone);
    await settle(name);
  });
}

test('a lead survives the server being stopped', async ({ phone, site, settle }) => {
  await site.down();
  await sendHero(phone, { name: names.one });
  await waits(phone);
  await site.up();
  await hearsOnline(phone);
  await settle('server down');
});

test('a lead survives its page being killed between the write and the send', async ({
  phone,
  network,
  killAndReopen,
  settle,
}) => {
  network.fault = { kind: 'hang' };
  await sendHero(phone, { name: names.one });
  await expect.poll(() => network.attempts).toBe(1);
  await killAndReopen();
  await settle('page killed mid-send');
});

test('a lead survives its page being killed between the send and the receipt', async ({
  phone,
  network,
  site,
  killAndReopen,
  settle,
}) => {
  network.fault = { kind: 'lose-answer' };
  await sendHero(phone, { name: names.one });
  await expect.poll(async () => (await site.inbox()).length).toBe(1);
  const page = await killAndReopen();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('lead-outbox-waiting')))
    .toBeNull();
  await settle('page killed before the receipt');
});

test('leads survive the server being killed mid-burst', async ({ phone, site, recorder }) => {
  await sendHero(phone, { name: names.one });
  await site.kill();
  await expect(phone).toHaveURL(/thank-you$/, { timeout: 20_000 });
  await phone.goto(new URL('/', phone.url()).href);
  await sendHero(phone, { name: names.two });
  await waits(phone);
  await site.up();
  await hearsOnline(phone);
  const line = await account('server killed mid-burst', site, recorder, [names.one, names.two]);
  ledger.push(line);
  expect(line).toMatchObject({ lost: 0, repeatsInInbox: 0 });
});

/** A browser without one of its parts: taken away before any script of the page runs. */
const without: readonly { name: string; script: () => void }[] = [
  {
    name: 'Background Sync',
    script: () => Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync'),
  },
  { name: 'Web Locks', script: () => Reflect.deleteProperty(Navigator.prototype, 'locks') },
];

for (const { name, script } of without) {
  test(`a lead survives a browser without ${name}`, async ({ site, openTab, settle }) => {
    const page = await openTab();
    await page.addInitScript(script);
    await page.goto(site.url);
    await installed(page);
    await site.down();
    await sendHero(page, { name: names.one });
    await waits(page);
    await site.up();
    await hearsOnline(page);
    await settle(`no ${name}`);
  });
}

test('with IndexedDB refused a lead is sent directly, and never called saved', async ({
  site,
  openTab,
  settle,
}) => {
  const page = await openTab();
  await refuseStorage(page);
  await page.goto(site.url);
  await installed(page);
  await site.down();
  await sendHero(page, { name: names.one });
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await expect(page.getByText('Saved on this phone')).toHaveCount(0);
  await site.up();
  await page.getByRole('button', { name: 'Send Request' }).click();
  await settle('IndexedDB refused');
});

test('with storage full a lead is sent directly', async ({ site, openTab, settle }) => {
  const page = await openTab();
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(site.url);
  await sendHero(page, { name: names.one });
  await settle('storage full');
});

test('a lead survives its database being closed under the page', async ({
  phone,
  network,
  settle,
}) => {
  network.fault = { kind: 'reset' };
  await sendHero(phone, { name: names.one });
  await waits(phone);
  // A newer version asks for the database: the page lets go of its connection and opens another.
  await phone.evaluate(async () => {
    const probe = indexedDB.open('ashlar', 99);
    await new Promise<void>((resolve) => {
      probe.addEventListener('upgradeneeded', () => probe.transaction?.abort());
      probe.addEventListener('error', (event) => {
        event.preventDefault();
        resolve();
      });
    });
  });
  network.fault = { kind: 'pass' };
  await hearsOnline(phone);
  await settle('database closed under the page');
});

test('a database of version 1 is carried over with what waits in it', async ({
  site,
  openTab,
  settle,
}) => {
  const page = await openTab('/robots.txt');
  await page.evaluate(oldDatabase, { name: names.one, url: '/api/leads', source: site.url });
  await page.goto(site.url);
  await settle('database of version 1');
});

test('a row that cannot be read does not stand in the way', async ({ phone, network, settle }) => {
  network.fault = { kind: 'reset' };
  await sendHero(phone, { name: names.one });
  await waits(phone);
  await phone.evaluate(corruptRow);
  network.fault = { kind: 'pass' };
  await hearsOnline(phone);
  await settle('corrupt row');
});

test('a lead survives the clock being put back by a year', async ({ phone, network, settle }) => {
  network.fault = { kind: 'status', status: 503 };
  await sendHero(phone, { name: names.one });
  await waits(phone);
  await phone.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() - 365 * 24 * 3600 * 1000;
  });
  network.fault = { kind: 'pass' };
  await phone.reload();
  await settle('clock put back');
});

test('two hundred leads that wait are all delivered, once each', async ({
  phone,
  site,
  recorder,
}) => {
  await site.down();
  const sent = Array.from(
    { length: 200 },
    (_, index) =>
      `Person ${'ABCDEFGHIJKLMNOPQRST'[Math.floor(index / 10)]}${'abcdefghij'[index % 10]}`,
  );
  await sendHero(phone, { name: sent[0] ?? '' });
  await waits(phone);
  await phone.evaluate(copyFirstRow, sent.slice(1));
  await site.up();
  await hearsOnline(phone);
  const received = () =>
    new Set(recorder.received.map(({ envelope }) => envelope.submissionId)).size;
  await expect.poll(received, { timeout: 120_000 }).toBe(sent.length);
  ledger.push({
    fault: '200 leads waiting',
    sent: sent.length,
    inInbox: sent.length,
    repeatsInInbox: 0,
    atWebhook: recorder.received.length,
    repeatsAtWebhook: recorder.received.length - received(),
    lost: sent.length - received(),
  });
  expect(recorder.received).toHaveLength(sent.length);
});
