import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { auditPageSchema } from '#contract/admin/audit.ts';
import type { LeadRequest } from '#contract/envelope.ts';
import { paths } from '#contract/paths.ts';
import { withdrawalAnswerSchema } from '#contract/withdrawal.ts';
import type { Server } from '#server/app.ts';
import { aLead, corrected } from './support/lead.ts';
import { asOwner, inbox, leadDetail, saveWebhook } from './support/owner.ts';
import { mailThrough } from './support/mail-server.ts';
import { announced, aPicture, create, upload } from './support/photo.ts';
import { aServer, freshFolder, sendLead } from './support/server.ts';
import { placesOf } from './support/words.ts';

const KEY = 'a1'.repeat(32);
const OTHER = 'b2'.repeat(32);
const WORD = 'unmistakable';

function leadWithKey(): LeadRequest {
  return { ...aLead({ data: { message: `${WORD} words`, photoCount: 1 } }), leadKey: KEY };
}

function withdraw(app: FastifyInstance, lead: LeadRequest, change: object = {}) {
  const { submissionId, revision } = lead.envelope;
  const payload = { submissionId, revision, leadKey: KEY, ...change };
  return app.inject({ method: 'POST', url: paths.leadWithdrawals, payload });
}

async function outcomeOf(app: FastifyInstance, lead: LeadRequest, change: object = {}) {
  const answer = await withdraw(app, lead, change);
  expect(answer.statusCode).toBe(200);
  return withdrawalAnswerSchema.parse(answer.json()).outcome;
}

async function erasures(app: FastifyInstance) {
  const owner = await asOwner(app);
  const answer = await owner({ url: `${paths.adminAudit}?kind=erasure` });
  return auditPageSchema.parse(answer.json()).entries;
}

async function waitingJobs({ store }: Pick<Server, 'store'>): Promise<number> {
  return (await store.db.selectFrom('jobs').select('id').execute()).length;
}

test('a new lead is erased with photos, versions and forwards when its sender asks for it', async () => {
  const folder = freshFolder();
  const server = await aServer({ DATA_DIR: folder });
  const { app, store } = server;
  await saveWebhook(app, 'hero_contact', 'https://hooks.zapier.com/hooks/catch/1/2');
  const lead = leadWithKey();
  const { submissionId } = lead.envelope;
  await sendLead(app, lead);
  const photo = announced(await aPicture(), submissionId);
  expect(await upload(app, photo, { 'lead-key': KEY })).toBe(204);
  expect(await waitingJobs(server)).toBe(1);
  const [{ receipt } = { receipt: '' }] = await inbox(app);

  expect(await outcomeOf(app, lead)).toBe('erased');

  expect(await inbox(app)).toEqual([]);
  expect(await store.photos.ofLead(submissionId)).toEqual([]);
  expect(await waitingJobs(server)).toBe(0);
  expect(await erasures(app)).toMatchObject([
    { subject: receipt, actor: '', network: '', to: 'asked_by_sender' },
  ]);
  await expect.poll(() => placesOf(WORD, folder, store)).toEqual([]);
});

test('a request for deletion that is repeated erases and records once', async () => {
  const { app } = await aServer();
  const lead = leadWithKey();
  await sendLead(app, lead);
  const outcomes = await Promise.all([outcomeOf(app, lead), outcomeOf(app, lead)]);
  expect([...outcomes, await outcomeOf(app, lead)]).toEqual(['erased', 'erased', 'erased']);
  expect(await erasures(app)).toHaveLength(1);
});

test('a lead that arrives after its deletion was asked for stays erased, its photos too', async () => {
  const { app, store } = await aServer();
  const lead = leadWithKey();
  const { submissionId } = lead.envelope;
  const early = announced(await aPicture(1), submissionId);
  expect(await upload(app, early, { 'lead-key': KEY })).toBe(204);
  expect(await outcomeOf(app, lead)).toBe('erased');
  expect((await sendLead(app, lead)).statusCode).toBe(200);
  expect(await inbox(app)).toEqual([]);
  const late = announced(await aPicture(2), submissionId);
  expect((await create(app, late, { 'lead-key': KEY })).statusCode).toBe(410);
  expect(await store.photos.ofLead(submissionId)).toEqual([]);
});

test('what is written again after a deletion is a new lead', async () => {
  const { app } = await aServer();
  const lead = leadWithKey();
  await sendLead(app, lead);
  await outcomeOf(app, lead);
  const again = { ...corrected(lead, 'Please come after all.'), leadKey: KEY };
  expect((await sendLead(app, again)).statusCode).toBe(202);
  expect(await inbox(app)).toMatchObject([{ message: 'Please come after all.' }]);
});

test('a lead that the firm works on stays, is marked and listed for today', async () => {
  const at = Date.parse('2026-03-03T01:00:00Z');
  const { app } = await aServer({}, { now: () => at });
  const lead = leadWithKey();
  const { submissionId } = lead.envelope;
  await sendLead(app, lead);
  const owner = await asOwner(app);
  const url = `${paths.adminLeads}/${submissionId}`;
  await owner({ method: 'PATCH', url, payload: { stage: 'contacted' } });

  expect(await outcomeOf(app, lead)).toBe('noted');
  expect(await outcomeOf(app, lead)).toBe('noted');

  expect(await inbox(app)).toMatchObject([
    { deletionAskedAt: new Date(at).toISOString(), work: { followUp: '2026-03-03' } },
  ]);
  expect(await erasures(app)).toEqual([]);
  // Whoever writes again wants an answer.
  await sendLead(app, { ...corrected(lead, 'Please come after all.'), leadKey: KEY });
  expect(await leadDetail(app, submissionId)).toMatchObject({ deletionAskedAt: null });
});

test('a lead that came back to new after it was answered is not erased without the firm', async () => {
  const { app } = await aServer();
  const lead = leadWithKey();
  await sendLead(app, lead);
  const owner = await asOwner(app);
  const url = `${paths.adminLeads}/${lead.envelope.submissionId}`;
  await owner({ method: 'PATCH', url, payload: { stage: 'contacted' } });
  await owner({ method: 'PATCH', url, payload: { stage: 'new' } });
  expect(await outcomeOf(app, lead)).toBe('noted');
});

test('the firm is notified once of a deletion that it must see to', async () => {
  const { app, store } = await aServer(mailThrough({ url: 'smtp://127.0.0.1:9' }));
  const owner = await asOwner(app);
  await owner({
    method: 'PUT',
    url: paths.adminNotices,
    payload: { recipients: [{ email: 'office@example.com', muted: [] }], quietHours: null },
  });
  const lead = leadWithKey();
  await sendLead(app, lead);
  const url = `${paths.adminLeads}/${lead.envelope.submissionId}`;
  await owner({ method: 'PATCH', url, payload: { stage: 'contacted' } });
  await outcomeOf(app, lead);
  await outcomeOf(app, lead);
  const notices = await store.db
    .selectFrom('notices')
    .select('message')
    .where('topic', 'like', 'withdrawal:%')
    .execute();
  expect(notices).toHaveLength(1);
  expect(notices[0]?.message).not.toContain(WORD);
});

const strangers = [
  ['another key', { leadKey: OTHER }, 403],
  ['no key', { leadKey: undefined }, 400],
] as const;

test.each(strangers)(
  'whoever knows a lead’s id cannot have it deleted with %s',
  async (_with, change, status) => {
    const { app } = await aServer();
    const lead = leadWithKey();
    await sendLead(app, lead);
    expect((await withdraw(app, lead, change)).statusCode).toBe(status);
    expect(await inbox(app)).toHaveLength(1);
  },
);

test('a lead of an earlier release, without a key, is deleted by nobody from outside', async () => {
  const { app } = await aServer();
  const lead = aLead();
  await sendLead(app, lead);
  expect((await withdraw(app, lead)).statusCode).toBe(403);
  expect(await inbox(app)).toHaveLength(1);
});

test('requests for deletion count against the limit of leads', async () => {
  const { app } = await aServer({ RATE_LIMIT_PER_MINUTE: '2' });
  const lead = leadWithKey();
  await sendLead(app, lead);
  await outcomeOf(app, lead);
  const answer = await withdraw(app, lead);
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['retry-after']).toMatch(/^\d+$/);
});
