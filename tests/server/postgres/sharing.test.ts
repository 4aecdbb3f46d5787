import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { receiptSchema } from '#contract/envelope.ts';
import { paths } from '#contract/paths.ts';
import { keyOf } from '#server/forwarding/routing.ts';
import { eventually } from '../../support/eventually.ts';
import { aLead, corrected } from '../support/lead.ts';
import { asOwner, inbox, PASSWORD, saveWebhook } from '../support/owner.ts';
import { aListeningServer, aServer, freshFolder, sendLead } from '../support/server.ts';
import { aWebhook } from '../support/webhook.ts';

const MINUTE = 60_000;

/** Two servers on one database, the second one's clock a minute behind. */
async function twoServers(settings: Record<string, string> = {}) {
  const own = { DATA_DIR: freshFolder(), ...settings };
  const first = await aServer(own);
  const second = await aServer(own, { now: () => Date.now() - MINUTE });
  return { first, second };
}

test('an address has one budget of leads, however many servers take them', async () => {
  const { first, second } = await twoServers({ RATE_LIMIT_PER_MINUTE: '2' });
  const send = async ({ app }: typeof first) => (await sendLead(app, aLead())).statusCode;
  expect([await send(first), await send(second)]).toEqual([202, 202]);
  const refused = await sendLead(first.app, aLead());
  expect([refused.statusCode, await send(second)]).toEqual([429, 429]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await sql`update request_windows set ends_at = clock_timestamp()`.execute(first.store.db);
  expect(await send(second)).toBe(202);
});

test('a budget comes back though the database’s clock was a month ahead', async () => {
  const { first } = await twoServers({ RATE_LIMIT_PER_MINUTE: '1' });
  const send = async () => (await sendLead(first.app, aLead())).statusCode;
  expect([await send(), await send()]).toEqual([202, 429]);
  await sql`update request_windows set ends_at = ends_at + interval '1 month'`.execute(
    first.store.db,
  );
  expect(await send()).toBe(202);
});

test('wrong passwords at one server have the guesser wait at the other, and leave no address behind', async () => {
  const { first, second } = await twoServers();
  const signIn = ({ app }: typeof first, password: string) =>
    app.inject({ method: 'POST', url: paths.session, payload: { password } });
  for (let guess = 0; guess < 12; guess += 1) await signIn(first, 'a guess');
  const refused = await signIn(second, PASSWORD);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const { rows } = await sql`select guesser from wrong_passwords
    union all select key from request_windows`.execute(first.store.db);
  expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
  await sql`update wrong_passwords set last_at = last_at - interval '1 hour'`.execute(
    first.store.db,
  );
  expect((await signIn(second, PASSWORD)).statusCode).toBe(200);
  expect((await signIn(first, 'a guess')).statusCode).toBe(401);
});

test('of guesses made at two servers at once one is taken, and each that is taken is counted', async () => {
  const { first, second } = await twoServers();
  const guess = async ({ app }: typeof first) => {
    const payload = { password: 'a guess' };
    return (await app.inject({ method: 'POST', url: paths.session, payload })).statusCode;
  };
  for (let before = 0; before < 12; before += 1) {
    expect(await guess(first)).toBe(401);
    await sql`update wrong_passwords set last_at = last_at - interval '1 hour'`.execute(
      first.store.db,
    );
  }
  for (let round = 1; round <= 10; round += 1) {
    const both = Array.from({ length: 10 }, () => [guess(first), guess(second)]).flat();
    const statuses = await Promise.all(both);
    expect(statuses.filter((status) => status !== 429)).toEqual([401]);
    const { rows } = await sql`update wrong_passwords set last_at = last_at - interval '1 hour'
      returning wrong`.execute(first.store.db);
    // Of the address, and of the account.
    expect(rows).toEqual([{ wrong: 12 + round }, { wrong: 12 + round }]);
  }
}, 60_000);

test('a webhook saved at one server is where the other sends', async () => {
  const webhook = await aWebhook();
  const settings = { DATA_DIR: freshFolder(), WEBHOOK_PROVIDERS: webhook.origin };
  const first = await aServer(settings);
  const second = await aListeningServer(settings);
  await saveWebhook(first.app, 'hero_contact', webhook.url);
  await sendLead(second.app, aLead());
  await webhook.arrivals(1);
  expect(webhook.received).toHaveLength(1);
});

test('repeats, corrections, stale revisions and late words of an erased lead mean the same at every server', async () => {
  const { first, second } = await twoServers();
  const lead = aLead();
  const better = corrected(lead, 'better');
  const answers = [
    await sendLead(first.app, lead),
    await sendLead(second.app, lead),
    await sendLead(second.app, better),
    await sendLead(first.app, better),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 200, 202, 200]);
  expect((await sendLead(first.app, corrected(lead, 'late', 1))).statusCode).toBe(409);
  const owner = await asOwner(first.app);
  await owner({ method: 'DELETE', url: `${paths.adminLeads}/${lead.envelope.submissionId}` });
  expect((await sendLead(second.app, better)).statusCode).toBe(200);
  const anew = await sendLead(second.app, corrected(lead, 'anew', 3));
  expect(anew.statusCode).toBe(202);
  const receipts = [...answers, anew].map((answer) => receiptSchema.parse(answer.json()).receipt);
  expect(new Set(receipts).size).toBe(1);
});

test('a webhook that a dead server had is taken over when its lease ends, though nobody says so', async () => {
  const webhook = await aWebhook();
  const { app, store } = await aListeningServer({ LEADS_WEBHOOK_URL: webhook.url });
  await sql`insert into lanes (destination, holder, claimed_until)
    values (${keyOf({ url: webhook.url, trusted: true })}, 'dead', clock_timestamp() + interval '2 seconds')`.execute(
    store.db,
  );
  await sendLead(app, aLead());
  await webhook.arrivals(1);
  await eventually(async () => expect(await inbox(app)).toMatchObject([{ delivery: 'delivered' }]));
});

test('servers whose clocks are a minute apart take, list, forward and sign in as one', async () => {
  const webhook = await aWebhook();
  const own = { DATA_DIR: freshFolder(), LEADS_WEBHOOK_URL: webhook.url };
  const first = await aListeningServer(own);
  const second = await aListeningServer(own, { now: () => Date.now() - MINUTE });
  const leads = Array.from({ length: 10 }, () => aLead());
  for (const [index, lead] of leads.entries()) {
    const { app } = index % 2 === 0 ? first : second;
    expect((await sendLead(app, lead)).statusCode).toBe(202);
  }
  await webhook.arrivals(10);
  await eventually(async () =>
    expect((await inbox(second.app)).map(({ delivery }) => delivery)).toEqual(
      leads.map(() => 'delivered'),
    ),
  );
  const sent = webhook.received.map(({ body }) => JSON.parse(body).submissionId);
  const wanted = leads.map(({ envelope }) => envelope.submissionId);
  expect(sent.sort()).toEqual(wanted.sort());
  for (const [here, there] of [
    [first, second],
    [second, first],
  ] as const) {
    const signedIn = await here.app.inject({
      method: 'POST',
      url: paths.session,
      payload: { password: PASSWORD },
    });
    const cookies = Object.fromEntries(signedIn.cookies.map(({ name, value }) => [name, value]));
    const list = await there.app.inject({ url: paths.adminLeads, cookies });
    expect(list.statusCode).toBe(200);
  }
});
