import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LeadRequest, receiptSchema } from '#contract/envelope.ts';
import { paths } from '#contract/paths.ts';
import { firmKeyOf, messageWith } from '../support/capsule.ts';
import { aLead, corrected } from '../support/lead.ts';
import { asOwner, inbox, leadDetail } from '../support/owner.ts';
import { aServer, sendLead } from '../support/server.ts';

const SEEDS = 20;

/** All orders in which these can arrive. */
function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) =>
    ordersOf(items.filter((_other, index) => index !== at)).map((rest) => [item, ...rest]),
  );
}

async function aReceiver() {
  const { app } = await aServer();
  const owner = await asOwner(app);
  const key = await firmKeyOf(app);
  const bring = {
    site: async (lead: LeadRequest) => (await sendLead(app, lead)).statusCode,
    pasted: (lead: LeadRequest) => byHand(lead, 'pasted'),
    scanned: (lead: LeadRequest) => byHand(lead, 'scanned'),
  };
  async function byHand(lead: LeadRequest, road: string): Promise<number> {
    const message = await messageWith(lead, key);
    const call = { method: 'POST', url: paths.adminCapsules, payload: { message, road } } as const;
    return (await owner(call)).statusCode;
  }
  /** How a lead has come, in no order. */
  async function roadsOf(id: string) {
    const { events = [] } = await leadDetail(app, id);
    return events
      .filter(({ kind }) => kind === 'road')
      .map(({ text }) => text)
      .sort();
  }
  return { app, bring, roadsOf };
}

test('a lead counts once, in its newest version, in every order of two roads', async () => {
  const { app, bring, roadsOf } = await aReceiver();
  const arrivals = [
    { road: 'site', revision: 1 },
    { road: 'pasted', revision: 1 },
    { road: 'pasted', revision: 2 },
  ] as const;
  for (const order of ordersOf(arrivals)) {
    const first = aLead();
    const versions = [first, corrected(first, 'Two parapets lean.')];
    for (const { road, revision } of order) {
      const lead = versions[revision - 1] ?? first;
      expect(await bring[road](lead)).toBeLessThan(410);
    }
    const id = first.envelope.submissionId;
    const found = (await inbox(app)).filter((lead) => lead.id === id);
    expect(found).toMatchObject([{ revision: 2, message: 'Two parapets lean.' }]);
    const roads = new Set(await roadsOf(id));
    expect(roads.has('pasted')).toBe(true);
    // The site is named unless it brought the first version.
    expect(roads.has('site')).toBe(order[0]?.road !== 'site');
  }
  expect(await inbox(app)).toHaveLength(ordersOf(arrivals).length);
});

test('leads count once whatever comes, on whatever road, at the same time', async () => {
  const { app, bring, roadsOf } = await aReceiver();
  const ids: string[] = [];
  const arrival = fc.record({
    road: fc.constantFrom('site', 'pasted', 'scanned'),
    revision: fc.integer({ min: 1, max: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(arrival, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
      async (rounds) => {
        const first = aLead();
        const id = first.envelope.submissionId;
        ids.push(id);
        for (const round of rounds) {
          await Promise.all(
            round.map(({ road, revision }) =>
              bring[road](corrected(first, `Version ${revision}`, revision)),
            ),
          );
        }
        const brought = rounds.flat();
        const newest = Math.max(...brought.map(({ revision }) => revision));
        const { versions } = await leadDetail(app, id);
        expect(Math.max(...versions.map(({ revision }) => revision))).toBe(newest);
        expect(new Set(versions.map(({ revision }) => revision)).size).toBe(versions.length);
        const roads = new Set(await roadsOf(id));
        for (const road of ['pasted', 'scanned'] as const) {
          expect(roads.has(road)).toBe(brought.some((one) => one.road === road));
        }
      },
    ),
    { numRuns: SEEDS, seed: 37 },
  );
  const found = (await inbox(app)).map(({ id }) => id);
  expect(found.toSorted()).toEqual(ids.toSorted());
});

test('the phone learns from its own delivery by which road the request has come before', async () => {
  const { app, bring } = await aReceiver();
  const [handed, posted] = [aLead(), aLead()];
  await bring.pasted(handed);
  await bring.site(posted);
  expect(receiptSchema.parse((await sendLead(app, handed)).json()).road).toBe('pasted');
  expect(receiptSchema.parse((await sendLead(app, posted)).json()).road).toBeUndefined();
});
