import { describe, expect, test } from 'vitest';
import { dryRunSchema, retentionSchema } from '#contract/admin/retention.ts';
import type { LeadStage } from '#contract/admin/lead-work.ts';
import { retentionMonths } from '#content/retention.ts';
import { paths } from '#contract/paths.ts';
import { monthsBefore } from '#server/retention.ts';
import { eventually } from '../../support/eventually.ts';
import { aLead } from '../support/lead.ts';
import { asOwner } from '../support/owner.ts';
import { announced, aPicture, upload } from '../support/photo.ts';
import { aListeningServer, aServer, freshFolder, sendLead } from '../support/server.ts';
import { placesOf } from '../support/words.ts';
import { firmTime } from '../../support/firm-clock.ts';

type Server = Awaited<ReturnType<typeof aServer>>;

const START = firmTime('2026-03-02T12:00').getTime();
const MONTH = 30.44 * 86_400_000;
const YEAR = 365.25 * 86_400_000;
const WORD = 'unmistakable';

/** A firm with a lead of each of these stages, at a clock that can be moved. */
async function aFirm(stages: readonly LeadStage[], settings: Record<string, string> = {}) {
  const folder = settings['DATA_DIR'] ?? freshFolder();
  const clock = { now: START };
  const server = await aServer({ DATA_DIR: folder, ...settings }, { now: () => clock.now });
  const leads = new Map<LeadStage, string>();
  const owner = await asOwner(server.app);
  for (const stage of stages) {
    const lead = aLead({ data: { message: `${WORD} ${stage}` } });
    await sendLead(server.app, lead);
    const { submissionId } = lead.envelope;
    const url = `${paths.adminLeads}/${submissionId}`;
    if (stage !== 'new') await owner({ method: 'PATCH', url, payload: { stage } });
    leads.set(stage, submissionId);
  }
  const left = async () => {
    const found: LeadStage[] = [];
    for (const [stage, id] of leads) {
      if ((await server.store.inbox.find(id)) !== null) found.push(stage);
    }
    return found;
  };
  return { ...server, folder, clock, leads, left };
}

async function dryRun({ app }: Server, months: object = retentionMonths) {
  const owner = await asOwner(app);
  const url = `${paths.adminRetention}/dry-run`;
  return dryRunSchema.parse((await owner({ method: 'POST', url, payload: months })).json());
}

async function change({ app }: Server, months: object | null) {
  const owner = await asOwner(app);
  return owner({ method: 'PUT', url: paths.adminRetention, payload: { months } });
}

const ALL = ['new', 'contacted', 'quoted', 'won', 'lost', 'archived'] as const;

describe('leads are kept as long as the policy says', () => {
  test('25 months later all but the won ones are gone, 8 years later those too', async () => {
    const firm = await aFirm(ALL);
    await dryRun(firm);
    await change(firm, retentionMonths);
    firm.clock.now = START + 23 * MONTH;
    await firm.retention.run();
    expect(await firm.left()).toEqual(ALL);
    firm.clock.now = START + 25 * MONTH;
    expect((await dryRun(firm)).counts).toEqual({ unanswered: 3, lost: 2, won: 0 });
    await firm.retention.run();
    expect(await firm.left()).toEqual(['won']);
    firm.clock.now = START + 8 * YEAR;
    await firm.retention.run();
    expect(await firm.left()).toEqual([]);
    await eventually(async () => {
      expect(await placesOf(WORD, firm.folder, firm.store)).toEqual([]);
    });
    const entries = await firm.store.audit.list({ kind: 'erasure' }, null, 9);
    expect(entries.map(({ actor, subject, to }) => [actor, subject, to])).toEqual([
      ['', 'retention:won', '1'],
      ['', 'retention:lost', '2'],
      ['', 'retention:unanswered', '3'],
    ]);
    const owner = await asOwner(firm.app);
    const { lastRun } = retentionSchema.parse((await owner({ url: paths.adminRetention })).json());
    expect(lastRun?.counts).toEqual({ unanswered: 0, lost: 0, won: 1 });
  });

  test('a note, a later visit or a follow-up keeps a lead longer', async () => {
    const firm = await aFirm(['contacted', 'quoted', 'new']);
    const owner = await asOwner(firm.app);
    const patch = (stage: LeadStage, payload: object) =>
      owner({ method: 'PATCH', url: `${paths.adminLeads}/${firm.leads.get(stage)}`, payload });
    await patch('new', { followUp: '2028-06-01' });
    await dryRun(firm);
    await change(firm, retentionMonths);
    // The session must not end meanwhile.
    firm.clock.now = START + 20 * 86_400_000;
    await patch('contacted', { note: 'rang again' });
    firm.clock.now = monthsBefore(firm.clock.now, -24) - 86_400_000;
    await firm.retention.run();
    expect(await firm.left()).toEqual(['contacted', 'new']);
  });

  test('photographs go with their lead', async () => {
    const clock = { now: Date.now() };
    const folder = freshFolder();
    const server = await aListeningServer({ DATA_DIR: folder }, { now: () => clock.now });
    const lead = aLead({ data: { photoCount: 1 } });
    const { submissionId } = lead.envelope;
    await sendLead(server.app, lead);
    await upload(server.app, announced(await aPicture(), submissionId));
    await dryRun(server);
    await change(server, retentionMonths);
    clock.now += 25 * MONTH;
    await server.retention.run();
    expect(await server.photos.store.ofLead(submissionId)).toEqual([]);
    expect(await placesOf(`kept/${submissionId}`, folder, server.store)).toEqual([]);
  });

  test('the months of a setting end on the same day of the month, or on its last', () => {
    const before = (day: string, months: number) =>
      new Date(monthsBefore(Date.parse(`${day}T10:00:00Z`), months)).toISOString().slice(0, 10);
    expect(before('2028-03-31', 1)).toBe('2028-02-29');
    expect(before('2028-02-29', 24)).toBe('2026-02-28');
    expect(before('2026-01-15', 24)).toBe('2024-01-15');
  });
});

describe('nothing is erased by itself', () => {
  test('until a dry run was shown and accepted', async () => {
    const firm = await aFirm(ALL);
    const refused = await change(firm, retentionMonths);
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'dry_run_needed']);
    firm.clock.now = START + 8 * YEAR;
    await firm.retention.run();
    await dryRun(firm);
    await firm.retention.run();
    expect(await firm.left()).toEqual(ALL);
  });

  test('with other months than those that were shown', async () => {
    const firm = await aFirm(['lost']);
    await dryRun(firm);
    await change(firm, retentionMonths);
    const shorter = { ...retentionMonths, lost: 1 };
    expect((await change(firm, shorter)).statusCode).toBe(409);
    firm.clock.now = START + 2 * MONTH;
    await firm.retention.run();
    expect(await firm.left()).toEqual(['lost']);
    await dryRun(firm, shorter);
    expect((await change(firm, shorter)).statusCode).toBe(200);
    firm.clock.now += 86_400_000;
    await firm.retention.run();
    expect(await firm.left()).toEqual([]);
  });

  test('once it is switched off again', async () => {
    const firm = await aFirm(['lost']);
    await dryRun(firm);
    await change(firm, retentionMonths);
    await change(firm, null);
    firm.clock.now = START + 8 * YEAR;
    await firm.retention.run();
    expect(await firm.left()).toEqual(['lost']);
    const settings = await firm.store.audit.list({ kind: 'settings' }, null, 9);
    expect(settings.map(({ subject, to }) => [subject, to])).toEqual([
      ['retention', ''],
      ['retention', JSON.stringify(retentionMonths)],
    ]);
  });
});

test('a day is claimed once, however often and by however many servers it is tried', async () => {
  const firm = await aFirm(['lost']);
  await dryRun(firm);
  await change(firm, retentionMonths);
  firm.clock.now = START + 25 * MONTH;
  await Promise.all([firm.retention.run(), firm.retention.run(), firm.retention.run()]);
  expect(await firm.left()).toEqual([]);
  const entries = await firm.store.audit.list({ kind: 'erasure' }, null, 9);
  expect(entries).toMatchObject([{ subject: 'retention:lost', to: '1' }]);
  await firm.retention.run();
  expect((await firm.retention.state()).lastRun?.counts).toEqual({
    unanswered: 0,
    lost: 1,
    won: 0,
  });
});
