import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { receiptSchema } from '#contract/envelope.ts';
import { limits, messages } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { onPostgres } from './support/databases.ts';
import { aLead, corrected } from './support/lead.ts';
import { inbox, leadDetail } from './support/owner.ts';
import { aListeningServer, aServer, sendLead } from './support/server.ts';
import { sqliteOf } from './support/sqlite.ts';

describe('a lead that arrives', () => {
  test('is answered 202 with a receipt and stands in the inbox once', async () => {
    const { app } = await aServer();
    const lead = aLead();
    const answer = await sendLead(app, lead, { 'idempotency-key': lead.envelope.submissionId });
    expect(answer.statusCode).toBe(202);
    expect(receiptSchema.parse(answer.json()).receipt).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/);
    expect((await inbox(app)).map(({ id }) => id)).toEqual([lead.envelope.submissionId]);
  });

  test('gets the first receipt again when it is repeated, and is stored once', async () => {
    const { app } = await aServer();
    const lead = aLead();
    const first = await sendLead(app, lead);
    const again = await sendLead(app, lead);
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
    expect(await inbox(app)).toHaveLength(1);
  });

  test('is a new version of itself when it was corrected', async () => {
    const { app } = await aServer();
    const lead = aLead();
    const first = receiptSchema.parse((await sendLead(app, lead)).json());
    const second = await sendLead(app, corrected(lead, 'Two parapets lean.'));
    expect(second.statusCode).toBe(202);
    expect(receiptSchema.parse(second.json()).receipt).toBe(first.receipt);
    const [entry] = await inbox(app);
    expect(entry).toMatchObject({ revision: 2, message: 'Two parapets lean.' });
  });

  test('is refused with 409 when it differs without being newer', async () => {
    const { app } = await aServer();
    const lead = aLead();
    await sendLead(app, lead);
    await sendLead(app, corrected(lead, 'second', 3));
    for (const revision of [1, 2, 3]) {
      const answer = await sendLead(app, corrected(lead, 'another', revision));
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ error: { code: 'stale_revision' } });
    }
    expect(await inbox(app)).toMatchObject([{ revision: 3, message: 'second' }]);
  });

  test('is not stored again when nothing but its revision was raised', async () => {
    const { app } = await aServer();
    const lead = aLead();
    const first = await sendLead(app, lead);
    const raised = { ...lead, envelope: { ...lead.envelope, revision: 2 } };
    const again = await sendLead(app, raised);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
  });

  test('is one lead with one receipt, whatever the order and number of repeats', async () => {
    const { app, store } = await aServer();
    let stored = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 25 }),
        async (order) => {
          const pool = [aLead(), aLead(), aLead(), aLead()];
          const sent = new Map<number, Set<string>>();
          for (const index of order) {
            const lead = pool[index];
            if (!lead) throw new Error('no such lead');
            const answer = await sendLead(app, lead);
            expect(answer.statusCode).toBe(sent.has(index) ? 200 : 202);
            sent.set(index, (sent.get(index) ?? new Set()).add(answer.body));
          }
          expect([...sent.values()].every((bodies) => bodies.size === 1)).toBe(true);
          stored += sent.size;
          expect(await store.db.selectFrom('leads').select('id').execute()).toHaveLength(stored);
        },
      ),
      { numRuns: 12 },
    );
  });

  test('keeps its newest version, whatever the order in which versions come', async () => {
    const { app } = await aServer();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 12 }),
        async (revisions) => {
          const lead = aLead();
          for (const revision of revisions) {
            await sendLead(app, corrected(lead, `version ${revision}`, revision));
          }
          const newest = Math.max(...revisions);
          expect(await leadDetail(app, lead.envelope.submissionId)).toMatchObject({
            revision: newest,
            message: `version ${newest}`,
          });
        },
      ),
      { numRuns: 12 },
    );
  });
});

describe('bad input', () => {
  test('names each field and its message with 400', async () => {
    const { app } = await aServer();
    const answer = await sendLead(app, aLead({ data: { phone: '12', name: 'A' } }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      error: {
        code: 'invalid_body',
        message: expect.any(String),
        fields: [
          { path: 'envelope.data.phone', message: messages.phoneInvalid },
          { path: 'envelope.data.name', message: messages.nameShort },
        ],
      },
    });
  });

  test('never repeats what was typed', async () => {
    const { app } = await aServer();
    const answer = await sendLead(app, aLead({ data: { email: 'not an address' } }));
    expect(answer.body).not.toContain('not an address');
    expect(answer.body).toContain(messages.emailInvalid);
  });

  test.each([
    ['not JSON', 400, 'invalid_json', '{"envelope":', 'application/json'],
    ['an empty body', 400, 'invalid_json', '', 'application/json'],
    ['a poisoned prototype', 400, 'invalid_json', '{"__proto__":{"x":1}}', 'application/json'],
    ['a list', 400, 'invalid_body', '[]', 'application/json'],
    ['text', 415, 'wrong_type', 'hello', 'text/plain'],
    ['a form', 415, 'wrong_type', 'a=b', 'application/x-www-form-urlencoded'],
    ['too much', 413, 'too_large', 'x'.repeat(limits.bodyMaxBytes + 1), 'application/json'],
  ])('%s is answered %i %s, and the server goes on', async (_case, status, code, payload, type) => {
    const { app } = await aServer();
    const headers = { 'content-type': type };
    const answer = await app.inject({ method: 'POST', url: paths.leads, payload, headers });
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { error: { code } }]);
    expect((await sendLead(app, aLead())).statusCode).toBe(202);
  });

  test('a body larger than it says is refused anyway', async () => {
    const { port } = await aListeningServer();
    // Without a length the body is sent in chunks.
    const call = request({
      host: '127.0.0.1',
      port,
      path: paths.leads,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    }).end(`"${'x'.repeat(limits.bodyMaxBytes)}"`);
    const [answer]: IncomingMessage[] = await once(call, 'response');
    expect(answer?.statusCode).toBe(413);
  });

  test('an Idempotency-Key of another lead is refused, a quoted one is understood', async () => {
    const { app } = await aServer();
    const lead = aLead();
    const other = await sendLead(app, lead, { 'idempotency-key': aLead().envelope.submissionId });
    expect([other.statusCode, other.json()]).toMatchObject([
      400,
      { error: { code: 'id_mismatch' } },
    ]);
    const quoted = { 'idempotency-key': `"${lead.envelope.submissionId}"` };
    expect((await sendLead(app, lead, quoted)).statusCode).toBe(202);
  });

  test('whatever JSON is sent, the answer is 400 and the server lives', async () => {
    const { app } = await aServer();
    await fc.assert(
      fc.asyncProperty(fc.json(), async (payload) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await app.inject({ method: 'POST', url: paths.leads, payload, headers });
        expect(answer.statusCode).toBe(400);
      }),
    );
  });
});

describe('a lead that looks as if a script had sent it', () => {
  const trap = 'http://buy.example';
  const tooFast = limits.minFillMs - 1;
  const slow = limits.minFillMs;

  test.each([
    ['a filled trap and too little time', { trap, fillMs: tooFast }, ['trap', 'speed']],
    [
      'a filled trap on a page that nobody touched',
      { trap, fillMs: slow, touched: false },
      ['trap', 'untouched'],
    ],
    [
      'too little time on a page that nobody touched',
      { trap: '', fillMs: 0, touched: false },
      ['speed', 'untouched'],
    ],
    [
      'every sign there is',
      { trap, fillMs: 0, prefilled: false, touched: false },
      ['trap', 'speed', 'untouched'],
    ],
  ])('by %s is answered as usual, kept and held back', async (_case, guard, heldBackFor) => {
    const { app } = await aServer();
    expect((await sendLead(app, { ...aLead(), guard })).statusCode).toBe(202);
    expect(await inbox(app)).toMatchObject([{ heldBackFor, spam: heldBackFor[0] }]);
    expect(await inbox(app, '?state=held_back')).toHaveLength(1);
    expect(await inbox(app, '?state=open')).toEqual([]);
  });

  test.each([
    ['a hidden field that the browser filled in', { trap, fillMs: slow, touched: true }],
    ['quick fingers', { trap: '', fillMs: tooFast, touched: true }],
    ['a clock that was set back', { trap: '', fillMs: 0 }],
    ['a browser that hears no touch', { trap: '', fillMs: slow, touched: false }],
    [
      'a form filled in beforehand, hidden field and all',
      { trap, fillMs: 0, prefilled: true, touched: true },
    ],
  ])('by one sign alone (%s) is open', async (_case, guard) => {
    const { app } = await aServer();
    await sendLead(app, { ...aLead(), guard });
    expect(await inbox(app, '?state=open')).toMatchObject([{ spam: null, heldBackFor: [] }]);
  });

  test('is let go by its next version when that looks like a person’s', async () => {
    const { app } = await aServer();
    const lead = { ...aLead(), guard: { trap, fillMs: 0 } };
    await sendLead(app, lead);
    await sendLead(app, corrected(lead, 'Two parapets lean.'));
    expect(await inbox(app, '?state=open')).toMatchObject([{ revision: 2, heldBackFor: [] }]);
  });

  test.skipIf(onPostgres)(
    'and was held back by release 0.1.0 for one sign is still held back',
    async () => {
      const { app, store } = await aServer();
      await sendLead(app, aLead());
      sqliteOf(store).exec(`UPDATE leads SET spam = 'speed'`);
      expect(await inbox(app, '?state=held_back')).toMatchObject([
        { spam: 'speed', heldBackFor: ['speed'] },
      ]);
    },
  );
});

describe('the rate limit', () => {
  test('answers 429 with Retry-After, never to repeats, and lets the rest in afterwards', async () => {
    const { app } = await aServer({ RATE_LIMIT_PER_MINUTE: '2' });
    const known = aLead();
    await sendLead(app, known);
    await sendLead(app, aLead());
    const refused = await sendLead(app, aLead());
    expect([refused.statusCode, refused.json()]).toMatchObject([
      429,
      { error: { code: 'rate_limited' } },
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await sendLead(app, known)).statusCode).toBe(200);
  });

  test('is spent once by a lead that comes twelve times at the same moment', async () => {
    const { app, port } = await aListeningServer({ RATE_LIMIT_PER_MINUTE: '2' });
    const lead = aLead();
    const send = () =>
      fetch(`http://127.0.0.1:${port}${paths.leads}`, {
        method: 'POST',
        body: JSON.stringify(lead),
        headers: { 'content-type': 'application/json' },
      });
    const answers = await Promise.all(Array.from({ length: 12 }, send));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array<number>(11).fill(200), 202]);
    expect((await sendLead(app, aLead())).statusCode).toBe(202);
    expect((await sendLead(app, aLead())).statusCode).toBe(429);
  });
});

describe('a disk that is full', () => {
  test.skipIf(onPostgres)(
    'is answered 503 with Retry-After, and the lead is taken once there is room',
    async () => {
      const { app, store } = await aServer();
      const lead = aLead();
      await sendLead(app, aLead());
      const pages = sqliteOf(store).prepare('PRAGMA page_count').get();
      sqliteOf(store).exec(`PRAGMA max_page_count = ${Number(pages?.['page_count'])}`);
      const long = () => aLead({ data: { pageUrl: 'y'.repeat(2000), referrer: 'x'.repeat(2000) } });
      let answer = await sendLead(app, long());
      while (answer.statusCode === 202) answer = await sendLead(app, long());
      expect([answer.statusCode, answer.json()]).toMatchObject([
        503,
        { error: { code: 'storage_failed' } },
      ]);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      sqliteOf(store).exec('PRAGMA max_page_count = 100000');
      expect((await sendLead(app, lead)).statusCode).toBe(202);
    },
  );
});
