import { describe, expect, test } from 'vitest';
import type { LeadRequest } from '#contract/envelope.ts';
import { paths } from '#contract/paths.ts';
import { photoLimits } from '#contract/limits.ts';
import { LEAD_KEY_HEADER } from '#contract/photos.ts';
import { aLead, corrected } from '../support/lead.ts';
import { asOwner } from '../support/owner.ts';
import { announced, append, aPicture, create, offsetOf, upload } from '../support/photo.ts';
import { aServer, sendLead } from '../support/server.ts';
import { aWebhook } from '../support/webhook.ts';

const KEY = 'a1'.repeat(32);
const OTHER = 'b2'.repeat(32);
const withKey = (key: string) => ({ [LEAD_KEY_HEADER]: key });

const strangers: readonly [string, Record<string, string>][] = [
  ['without its key', {}],
  ['with another key', withKey(OTHER)],
];

function leadWithKey(): LeadRequest {
  return { ...aLead({ data: { photoCount: 6 } }), leadKey: KEY };
}

async function aLeadWithKey() {
  const server = await aServer();
  const lead = leadWithKey();
  await sendLead(server.app, lead);
  return { ...server, lead, leadId: lead.envelope.submissionId };
}

describe.each(strangers)('whoever knows a lead’s id, %s,', (_who, headers) => {
  test('takes none of the six places of its photographs', async () => {
    const { app, store, photos, leadId } = await aLeadWithKey();
    for (let at = 0; at < photoLimits.most; at += 1) {
      const answer = await create(app, announced(await aPicture(100 + at), leadId), headers);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ error: { code: 'wrong_key' } });
    }
    expect(await photos.uploads.ofLead(leadId)).toEqual([]);
    for (let at = 0; at < photoLimits.most; at += 1) {
      expect(await upload(app, announced(await aPicture(100 + at), leadId), withKey(KEY))).toBe(
        204,
      );
    }
    expect(await store.photos.ofLead(leadId)).toHaveLength(photoLimits.most);
  });

  test('adds nothing to a photograph that its sender has begun', async () => {
    const { app, leadId } = await aLeadWithKey();
    const photo = announced(await aPicture(), leadId);
    await create(app, photo, withKey(KEY));
    const rubbish = { ...photo, bytes: Buffer.alloc(photo.bytes.length, 'x') };
    expect((await append(app, rubbish, 0, undefined, headers)).statusCode).toBe(403);
    expect(await offsetOf(app, photo.id)).toBe(0);
    expect((await append(app, photo, 0, undefined, withKey(KEY))).statusCode).toBe(204);
  });
});

test('a correction with another key does not change who may send a lead’s photographs', async () => {
  const { app, lead, leadId } = await aLeadWithKey();
  const changed = { ...corrected(lead, 'Now two walls.'), leadKey: OTHER };
  expect((await sendLead(app, changed)).statusCode).toBe(202);
  const photo = announced(await aPicture(), leadId);
  expect(await upload(app, photo, withKey(OTHER))).toBe(403);
  expect(await upload(app, photo, withKey(KEY))).toBe(204);
});

test('photographs of a lead of an earlier release, without a key, need none', async () => {
  const { app } = await aServer();
  const lead = aLead();
  await sendLead(app, lead);
  expect(await upload(app, announced(await aPicture(), lead.envelope.submissionId))).toBe(204);
});

test('what a stranger has begun before the lead arrived does not go on, and its sender’s does', async () => {
  const { app } = await aServer();
  const lead = leadWithKey();
  const { submissionId } = lead.envelope;
  const theirs = announced(await aPicture(101), submissionId);
  const own = announced(await aPicture(102), submissionId);
  await create(app, theirs);
  await create(app, own, withKey(KEY));
  await sendLead(app, lead);
  expect((await append(app, theirs)).statusCode).toBe(403);
  expect((await append(app, own, 0, undefined, withKey(KEY))).statusCode).toBe(204);
});

test('the key is neither stored nor passed on', async () => {
  const webhook = await aWebhook();
  const { app, store } = await aServer({ LEADS_WEBHOOK_URL: webhook.url });
  const lead = leadWithKey();
  const { submissionId } = lead.envelope;
  await sendLead(app, lead);
  await upload(app, announced(await aPicture(), submissionId), withKey(KEY));
  await app.listen({ port: 0, host: '127.0.0.1' });
  await webhook.arrivals(1);
  const owner = await asOwner(app);
  const seen = [
    ...webhook.received.map(({ body, headers }) => body + JSON.stringify(headers)),
    (await owner({ url: `${paths.adminLeads}/${submissionId}` })).body,
    (await owner({ url: paths.adminLeadsCsv })).body,
    JSON.stringify(await store.db.selectFrom('leads').selectAll().execute()),
    JSON.stringify(await store.db.selectFrom('versions').selectAll().execute()),
    JSON.stringify(await store.db.selectFrom('photos').selectAll().execute()),
    JSON.stringify(await store.db.selectFrom('jobs').selectAll().execute()),
  ];
  for (const text of seen) expect(text).not.toContain(KEY);
});
