import { parse } from 'csv-parse/sync';
import { exportColumnOf } from '#content/admin/export.ts';
import { describe, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { searchText } from '#contract/admin/search-words.ts';
import { storedEnvelope } from '#server/store/lead-rows.ts';
import { guard } from '../support/submission.ts';
import { aLead } from './support/lead.ts';
import { asOwner, inbox, leadDetail } from './support/owner.ts';
import { aListeningServer, aServer, freshFolder, sendLead } from './support/server.ts';
import { aWebhook } from './support/webhook.ts';

const TYPED = '+61 (0)2 9876 5432';
const E164 = '+61298765432';

test('a number is kept as it was typed and in E.164, whatever the sender made of it', async () => {
  const { app } = await aServer();
  const lead = aLead({ data: { phone: TYPED } });
  const { phoneE164: _wrong, ...data } = lead.envelope.data;
  for (const sent of [data, { ...data, phoneE164: '+61491570006' }]) {
    const { submissionId } = aLead().envelope;
    const payload = { envelope: { ...lead.envelope, submissionId, data: sent }, guard };
    await app.inject({ method: 'POST', url: paths.leads, payload });
    const [version] = (await leadDetail(app, submissionId)).versions;
    expect(version?.envelope.data).toMatchObject({ phone: TYPED, phoneE164: E164 });
  }
});

describe('a lead of an earlier release, stored without E.164,', () => {
  /** A server on the database of one. */
  async function withOldLead(settings: Record<string, string> = {}) {
    const folder = freshFolder();
    const before = await aServer({ DATA_DIR: folder, ...settings });
    const lead = aLead({ data: { phone: TYPED } });
    await sendLead(before.app, lead);
    const { phoneE164: _none, ...data } = lead.envelope.data;
    await before.store.db
      .updateTable('versions')
      .set({ envelope: JSON.stringify({ ...lead.envelope, data }) })
      .execute();
    // As the release that stored it made it: every ending of what was typed.
    const text = searchText(storedEnvelope(JSON.stringify(lead.envelope)), '');
    const digits = text.split(' ').filter((word) => !/^0?\d*5432$/.test(word));
    const typed = [...'610298765432'].map((_digit, at) => '610298765432'.slice(at)).slice(0, 10);
    await before.store.db
      .updateTable('leads')
      .set({ search_text: [...digits, ...typed].join(' ') })
      .execute();
    await before.app.close();
    return { folder, id: lead.envelope.submissionId };
  }

  test('has it in the export, in the inbox and in the copy for the phone', async () => {
    const { folder, id } = await withOldLead();
    const { app } = await aServer({ DATA_DIR: folder });
    const owner = await asOwner(app);
    const csv = (await owner({ url: paths.adminLeadsCsv })).body.slice(1);
    const [head = [], row = []] = parse(csv, { record_delimiter: '\r\n' });
    expect(row[head.indexOf(exportColumnOf('phoneE164'))]).toBe(`'${E164}`);
    expect(row[head.indexOf(exportColumnOf('phone'))]).toBe(`'${TYPED}`);
    const [version] = (await leadDetail(app, id)).versions;
    expect(version?.envelope.data).toMatchObject({ phone: TYPED, phoneE164: E164 });
    expect((await owner({ url: paths.adminLeadsCache })).body).toContain(E164);
  });

  test('is forwarded with it', async () => {
    const webhook = await aWebhook();
    const { folder } = await withOldLead({ LEADS_WEBHOOK_URL: webhook.url });
    await aListeningServer({ DATA_DIR: folder, LEADS_WEBHOOK_URL: webhook.url });
    await webhook.arrivals(1);
    expect(JSON.parse(webhook.received[0]?.body ?? '').data).toMatchObject({
      phone: TYPED,
      phoneE164: E164,
    });
  });

  test.each([TYPED, E164, '0061 2 9876 5432', '(02) 9876-5432', '02 98765432', '+61 2 9876'])(
    'is found by %s',
    async (text) => {
      const { folder, id } = await withOldLead();
      const { app } = await aServer({ DATA_DIR: folder });
      const found = await inbox(app, `?text=${encodeURIComponent(text)}`);
      expect(found.map((lead) => lead.id)).toEqual([id]);
    },
  );
});

test.each([
  '0298765432',
  '02 9876 5432',
  '+61298765432',
  '+61 2 9876 5432',
  '+61 (0)2 9876 5432',
  '0061298765432',
])('a number typed as %s is found however it is searched for', async (phone) => {
  const { app } = await aServer();
  await sendLead(app, aLead({ data: { phone } }));
  await sendLead(app, aLead({ data: { phone: '0491 570 006' } }));
  for (const text of [
    '0298765432',
    '02 9876 5432',
    '(02) 9876-5432',
    E164,
    TYPED,
    '0061 2 9876 5432',
    '0298',
    '298765',
    '5432',
    '9876 5432',
  ]) {
    const found = await inbox(app, `?text=${encodeURIComponent(text)}`);
    expect([text, found.map((lead) => lead.phone)]).toEqual([text, [phone]]);
  }
});
