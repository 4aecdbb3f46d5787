import type { Page } from '@playwright/test';
import { BrowserProcess } from '../support/browser-process.ts';
import { FaultProxy, type Fault } from '../support/fault-proxy.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { installed, sendHero } from '../support/hero.ts';
import { account, type LedgerLine } from '../support/ledger.ts';

const ledger: LedgerLine[] = [];

const test = base.extend<{ network: FaultProxy; browserProcess: BrowserProcess; phone: Page }>({
  network: async ({ site }, use) => {
    const network = await FaultProxy.start(site.url);
    await use(network);
    await network.stop();
  },
  browserProcess: async ({}, use) => {
    const started = await BrowserProcess.start();
    await use(started);
    await started.remove();
  },
  /** The site opened through the network, its worker in control. */
  phone: async ({ browserProcess, network }, use) => {
    const page = await browserProcess.context().newPage();
    await page.goto(network.url);
    await installed(page);
    await use(page);
  },
});

test.setTimeout(180_000);
test.afterAll(() => console.table(ledger));

const online = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

const names = { one: 'Maeve Stone', two: 'Owen Brick' } as const;

async function waits(page: Page): Promise<void> {
  await expect(page.getByText('Saved on this phone').first()).toBeVisible({ timeout: 20_000 });
}

function settle(line: LedgerLine): void {
  ledger.push(line);
  expect(line).toMatchObject({ lost: 0, repeatsInInbox: 0, repeatsAtWebhook: 0 });
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
  test(`a lead survives: ${name}, then well`, async ({ phone, network, site, recorder }) => {
    network.fault = fault;
    await sendHero(phone, { name: names.one });
    await waits(phone);
    network.fault = { kind: 'pass' };
    await online(phone);
    settle(await account(name, site, recorder, [names.one]));
  });
}

test('a lead survives the server being stopped', async ({ phone, site, recorder }) => {
  await site.down();
  await sendHero(phone, { name: names.one });
  await waits(phone);
  await site.up();
  await online(phone);
  settle(await account('server down', site, recorder, [names.one]));
});

test('a lead survives its page being killed between the write and the send', async ({
  phone,
  network,
  site,
  recorder,
  browserProcess,
}) => {
  network.fault = { kind: 'hang' };
  await sendHero(phone, { name: names.one });
  await expect.poll(() => network.attempts).toBe(1);
  await browserProcess.kill();
  network.fault = { kind: 'pass' };
  await browserProcess.up();
  const page = await browserProcess.context().newPage();
  await page.goto(network.url);
  settle(await account('page killed mid-send', site, recorder, [names.one]));
});

test('a lead survives its page being killed between the send and the receipt', async ({
  phone,
  network,
  site,
  recorder,
  browserProcess,
}) => {
  network.fault = { kind: 'lose-answer' };
  await sendHero(phone, { name: names.one });
  await expect.poll(async () => (await site.inbox()).length).toBe(1);
  await browserProcess.kill();
  network.fault = { kind: 'pass' };
  await browserProcess.up();
  const page = await browserProcess.context().newPage();
  await page.goto(network.url);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('lead-outbox-waiting')))
    .toBeNull();
  settle(await account('page killed before the receipt', site, recorder, [names.one]));
});

test('leads survive the server being killed mid-burst', async ({ phone, site, recorder }) => {
  await sendHero(phone, { name: names.one });
  await site.kill();
  await expect(phone).toHaveURL(/thank-you$/, { timeout: 20_000 });
  await phone.goto(new URL('/', phone.url()).href);
  await sendHero(phone, { name: names.two });
  await waits(phone);
  await site.up();
  await online(phone);
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
  test(`a lead survives a browser without ${name}`, async ({ browserProcess, site, recorder }) => {
    const page = await browserProcess.context().newPage();
    await page.addInitScript(script);
    await page.goto(site.url);
    await installed(page);
    await site.down();
    await sendHero(page, { name: names.one });
    await waits(page);
    await site.up();
    await online(page);
    settle(await account(`no ${name}`, site, recorder, [names.one]));
  });
}

test('with IndexedDB refused a lead is sent directly, and never called saved', async ({
  browserProcess,
  site,
  recorder,
}) => {
  const page = await browserProcess.context().newPage();
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await page.goto(site.url);
  await installed(page);
  await site.down();
  await sendHero(page, { name: names.one });
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await expect(page.getByText('Saved on this phone')).toHaveCount(0);
  await site.up();
  await page.getByRole('button', { name: 'Send Request' }).click();
  settle(await account('IndexedDB refused', site, recorder, [names.one]));
});

test('with storage full a lead is sent directly', async ({ browserProcess, site, recorder }) => {
  const page = await browserProcess.context().newPage();
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(site.url);
  await sendHero(page, { name: names.one });
  settle(await account('storage full', site, recorder, [names.one]));
});

test('a lead survives its database being closed under the page', async ({
  phone,
  network,
  site,
  recorder,
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
  await online(phone);
  settle(await account('database closed under the page', site, recorder, [names.one]));
});

test('a database of version 1 is carried over with what waits in it', async ({
  browserProcess,
  site,
  recorder,
}) => {
  const page = await browserProcess.context().newPage();
  await page.goto(`${site.url}/robots.txt`);
  await page.evaluate(oldDatabase, { name: names.one, url: '/api/leads', source: site.url });
  await page.goto(site.url);
  settle(await account('database of version 1', site, recorder, [names.one]));
});

test('a row that cannot be read does not stand in the way', async ({
  phone,
  network,
  site,
  recorder,
}) => {
  network.fault = { kind: 'reset' };
  await sendHero(phone, { name: names.one });
  await waits(phone);
  await phone.evaluate(corruptRow);
  network.fault = { kind: 'pass' };
  await online(phone);
  settle(await account('corrupt row', site, recorder, [names.one]));
});

test('a lead survives the clock being put back by a year', async ({
  phone,
  network,
  site,
  recorder,
}) => {
  network.fault = { kind: 'status', status: 503 };
  await sendHero(phone, { name: names.one });
  await waits(phone);
  await phone.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() - 365 * 24 * 3600 * 1000;
  });
  network.fault = { kind: 'pass' };
  await phone.reload();
  settle(await account('clock put back', site, recorder, [names.one]));
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
  await online(phone);
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

/** Runs in the page: writes the database as version 1 laid it out, with one lead waiting. */
async function oldDatabase({
  name,
  url,
  source,
}: {
  name: string;
  url: string;
  source: string;
}): Promise<void> {
  const opening = indexedDB.open('ashlar', 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore('outbox', { keyPath: 'id' }).createIndex('byState', 'state');
  });
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const id = crypto.randomUUID();
  const data = {
    phone: '0491570006',
    name,
    email: 'maeve@example.com',
    service: 'masonry',
    urgency: 'standard',
    location: '',
    message: '',
    formName: 'Hero Section Contact',
    userAgent: navigator.userAgent,
    referrer: '',
    pageUrl: `${source}/`,
  };
  const envelope = {
    formType: 'hero_contact',
    submissionId: id,
    revision: 1,
    timestamp: new Date().toISOString(),
    source,
    data,
  };
  const transaction = opening.result.transaction('outbox', 'readwrite');
  transaction.objectStore('outbox').put({
    id,
    formType: 'hero_contact',
    envelope: JSON.stringify(envelope),
    guard: { trap: '', fillMs: 9000 },
    destination: { kind: 'server', url },
    state: 'pending',
    attempts: 0,
    nextAttemptAt: 0,
    leaseUntil: 0,
    createdAt: Date.now(),
    lastFailure: null,
    receipt: null,
    schemaVersion: 1,
  });
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  opening.result.close();
  localStorage.setItem('lead-outbox-waiting', '1');
}

/** Runs in the page: puts a row into the outbox that no version of the site has written. */
async function corruptRow(): Promise<void> {
  const opening = indexedDB.open('ashlar');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const transaction = opening.result.transaction('outbox', 'readwrite');
  transaction
    .objectStore('outbox')
    .put({ id: 'broken', state: 'pending', nextAttemptAt: 0, schemaVersion: 'x' });
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  opening.result.close();
}

/** Runs in the page: as many further leads as there are names, each like the first. */
async function copyFirstRow(people: readonly string[]): Promise<void> {
  const opening = indexedDB.open('ashlar');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const transaction = opening.result.transaction('outbox', 'readwrite');
  const store = transaction.objectStore('outbox');
  const reading = store.getAll();
  await new Promise((resolve) => reading.addEventListener('success', resolve));
  const [first] = reading.result;
  for (const name of people) {
    const id = crypto.randomUUID();
    const envelope = JSON.parse(first.envelope);
    store.put({
      ...first,
      id,
      envelope: JSON.stringify({ ...envelope, submissionId: id, data: { ...envelope.data, name } }),
    });
  }
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  opening.result.close();
}
