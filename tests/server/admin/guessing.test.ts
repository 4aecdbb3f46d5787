import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { onPostgres } from '../support/databases.ts';
import { PASSWORD } from '../support/owner.ts';
import { aServer, freshFolder } from '../support/server.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

type Cookies = Record<string, string>;
type From = { remoteAddress?: string; cookies?: Cookies };

function signIn(app: FastifyInstance, password: string, from: From = {}) {
  return app.inject({ method: 'POST', url: paths.session, payload: { password }, ...from });
}

/** Signs in and gives back what the browser keeps when the session is over. */
async function aKnownDevice(app: FastifyInstance, from: From = {}): Promise<Cookies> {
  const answer = await signIn(app, PASSWORD, from);
  return Object.fromEntries(
    answer.cookies
      .filter(({ name, maxAge }) => name.endsWith('-device') && maxAge !== undefined)
      .map(({ name, value }) => [name, value]),
  );
}

/** A server for which time passes when the test says so; on PostgreSQL it passes by itself as well. */
async function aServerInTime() {
  let elapsed = 0;
  const { app, store } = await aServer({}, { elapsed: () => elapsed });
  return {
    app,
    async pass(ms: number): Promise<void> {
      elapsed += ms;
      if (!onPostgres) return;
      await sql`update wrong_passwords set last_at = last_at - ${ms} * interval '1 millisecond'`.execute(
        store.db,
      );
    },
  };
}

const addressOf = (index: number) => `203.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;

test.skipIf(onPostgres)(
  'after the fifth wrong password an address waits a second, then twice as long each time',
  async () => {
    const { app, pass } = await aServerInTime();
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await signIn(app, `guess ${guess}`)).statusCode).toBe(401);
    }
    for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
      const refused = await signIn(app, PASSWORD);
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(seconds)]);
      await pass(seconds * SECOND);
      expect((await signIn(app, 'another guess')).statusCode).toBe(401);
    }
  },
);

test('the right password makes the next wrong one cost nothing, and so does a day', async () => {
  const { app, pass } = await aServerInTime();
  for (let guess = 0; guess < 5; guess += 1) await signIn(app, 'guess');
  await pass(SECOND);
  expect((await signIn(app, PASSWORD)).statusCode).toBe(200);
  for (let guess = 0; guess < 5; guess += 1) {
    expect((await signIn(app, 'guess')).statusCode).toBe(401);
  }
  await pass(DAY + SECOND);
  expect((await signIn(app, 'guess')).statusCode).toBe(401);
  expect((await signIn(app, 'guess')).statusCode).toBe(401);
});

test('of guesses made all at once one is taken, and the others wait as long as it makes them', async () => {
  const { app, pass } = await aServerInTime();
  // So many that whichever of them comes late, after the first was judged, has to wait as well.
  for (let guess = 0; guess < 15; guess += 1) {
    await signIn(app, 'a guess');
    await pass(HOUR);
  }
  const guesses = Array.from({ length: 40 }, (_, index) => signIn(app, `guess ${index}`));
  const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 401)).toHaveLength(1);
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
});

test('strangers who guess without end, from ever new addresses, do not keep the owner out', async () => {
  const { app } = await aServer();
  const cookies = await aKnownDevice(app);
  let guesses = 0;
  const owner = new AbortController();
  const strangers = Array.from({ length: 30 }, async () => {
    while (!owner.signal.aborted) {
      guesses += 1;
      await signIn(app, 'a guess', { remoteAddress: addressOf(guesses) });
    }
  });
  const answers: number[] = [];
  for (let visit = 0; visit < 20; visit += 1) {
    answers.push((await signIn(app, PASSWORD, { cookies })).statusCode);
  }
  owner.abort();
  await Promise.all(strangers);
  expect(guesses).toBeGreaterThan(30);
  expect(answers).toEqual(answers.map(() => 200));
});

test('nor do they from the address that the owner has', async () => {
  const { app } = await aServerInTime();
  const cookies = await aKnownDevice(app);
  for (let guess = 0; guess < 20; guess += 1) await signIn(app, 'a guess');
  expect((await signIn(app, PASSWORD)).statusCode).toBe(429);
  expect((await signIn(app, PASSWORD, { cookies })).statusCode).toBe(200);
});

test.skipIf(onPostgres)(
  'whoever has the browser of the owner guesses no more than once a minute',
  async () => {
    const { app, pass } = await aServerInTime();
    const cookies = await aKnownDevice(app);
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await signIn(app, 'a guess', { cookies })).statusCode).toBe(401);
    }
    const waits: string[] = [];
    for (let guess = 0; guess < 8; guess += 1) {
      waits.push(String((await signIn(app, PASSWORD, { cookies })).headers['retry-after']));
      await pass(60 * SECOND);
      await signIn(app, 'a guess', { cookies });
    }
    expect(waits).toEqual(['1', '2', '4', '8', '16', '32', '60', '60']);
  },
);

test.each([
  ['made up', (value: string) => `x${value}`],
  ['cut short', (value: string) => value.slice(0, -4)],
  ['empty', () => ''],
  ['a dot', () => '.'],
])('a proof that is %s is none', async (_case, forge) => {
  const { app } = await aServerInTime();
  const [[name = '', value = ''] = []] = Object.entries(await aKnownDevice(app));
  for (let guess = 0; guess < 20; guess += 1) await signIn(app, 'a guess');
  const cookies = { [name]: forge(value) };
  expect((await signIn(app, PASSWORD, { cookies })).statusCode).toBe(429);
});

test('a new password voids the proofs that were given under the old one', async () => {
  const DATA_DIR = freshFolder();
  const first = await aServer({ DATA_DIR });
  const cookies = await aKnownDevice(first.app);
  await first.app.close();
  const second = await aServer({ DATA_DIR, ADMIN_PASSWORD: 'another horse' });
  for (let guess = 0; guess < 5; guess += 1) {
    expect((await signIn(second.app, 'a guess', { cookies })).statusCode).toBe(401);
  }
  expect((await signIn(second.app, 'a guess', { cookies })).statusCode).toBe(429);
});

test('the proof outlives the session, no script can read it and no other site can send it', async () => {
  const { app } = await aServer({ TRUST_PROXY: '127.0.0.1' });
  const headers = { 'x-forwarded-proto': 'https' };
  const url = paths.session;
  const answer = await app.inject({
    method: 'POST',
    url,
    headers,
    payload: { password: PASSWORD },
  });
  expect(answer.cookies).toMatchObject([
    { name: '__Host-ashlar' },
    { name: '__Host-ashlar-device', httpOnly: true, sameSite: 'Strict', secure: true, path: '/' },
  ]);
  const [session, proof] = answer.cookies;
  expect(proof?.maxAge).toBeGreaterThan(300 * 86_400);
  expect(proof?.maxAge).toBeGreaterThan(session?.maxAge ?? 0);
});

test('who has never guessed gets in at once while a hundred addresses guess on and on', async () => {
  const { app } = await aServer();
  const guess = (index: number) => signIn(app, 'a guess', { remoteAddress: addressOf(index) });
  await Promise.all(Array.from({ length: 100 }, (_, index) => guess(index)));
  const flood = Array.from({ length: 100 }, (_, index) => guess(index));
  const owners = Array.from({ length: 20 }, (_, index) =>
    signIn(app, PASSWORD, { remoteAddress: `198.51.100.${index}` }),
  );
  expect((await Promise.all(owners)).map(({ statusCode }) => statusCode)).toEqual(
    owners.map(() => 200),
  );
  await Promise.all(flood);
});

test('of 10,000 guesses from 1,000 addresses none gets in, and the owner does within two seconds', async () => {
  const { app, pass } = await aServerInTime();
  const cookies = await aKnownDevice(app);
  const statuses = new Map<number, number>();
  for (let round = 0; round < 10; round += 1) {
    for (let address = 0; address < 1000; address += 20) {
      const guesses = Array.from({ length: 20 }, (_, index) =>
        signIn(app, `guess ${round}`, { remoteAddress: addressOf(address + index) }),
      );
      for (const { statusCode } of await Promise.all(guesses)) {
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      }
    }
    await pass(10 * SECOND);
  }
  expect([...statuses.keys()].sort()).toEqual([401, 429]);
  // Each address got a first try; after that the account's count makes them wait ever longer.
  expect(statuses.get(401)).toBeLessThan(5000);
  for (const from of [{ cookies }, { remoteAddress: '198.51.100.7' }]) {
    const began = performance.now();
    expect((await signIn(app, PASSWORD, from)).statusCode).toBe(200);
    expect(performance.now() - began).toBeLessThan(2000);
  }
}, 120_000);
