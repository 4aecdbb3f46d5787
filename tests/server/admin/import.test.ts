import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  exportFileSchema,
  type ImportRequest,
  type ImportResult,
  importResultSchema,
} from '#contract/admin/import.ts';
import { importWords } from '#content/admin/import.ts';
import { leadWork, stageLabels } from '#content/admin/lead.ts';
import { businessMomentAt } from '#content/business-time.ts';
import { paths } from '#contract/paths.ts';
import { aLead } from '../support/lead.ts';
import { asOwner, inbox, leadDetail } from '../support/owner.ts';
import { aServer, sendLead } from '../support/server.ts';

async function setUp() {
  const { app } = await aServer();
  const owner = await asOwner(app);
  const take = async (text: string, more: Partial<ImportRequest> = {}): Promise<ImportResult> => {
    const payload = { text, stage: 'archived', isPreview: false, ...more };
    const answer = await owner({ method: 'POST', url: paths.adminLeadsImport, payload });
    expect(answer.statusCode).toBe(200);
    return importResultSchema.parse(answer.json());
  };
  return { app, owner, take };
}

const netlifyCsv = `name,email,phone,message,ip,user_agent,referrer,created_at
Mary Neill,mary@example.com,0491 570 006,"The parapet
leans.",192.0.2.7,Firefox,https://old.example/contact,2026-03-02T03:10:00.000Z
J. & K. Builders 2,office@example.com,,Ring the office,192.0.2.8,Safari,https://old.example,2026-03-03T01:00:00.000Z
No Way,,,Nobody can answer,192.0.2.9,Safari,https://old.example,2026-03-03T02:00:00.000Z
`;

test('a CSV of Netlify Forms is previewed with its mapping and the row that fails, then imported, once', async () => {
  const { app, take } = await setUp();
  const preview = await take(netlifyCsv, { isPreview: true });
  expect(preview).toMatchObject({ problem: null, total: 3, added: 2, known: 0, failed: 1 });
  expect(preview.reasons).toEqual([
    { row: 3, reason: 'There is no phone number and no email address.' },
  ]);
  expect(Object.fromEntries(preview.columns.map(({ name, field }) => [name, field]))).toEqual({
    name: 'name',
    email: 'email',
    phone: 'phone',
    message: 'message',
    ip: 'ignore',
    user_agent: 'ignore',
    referrer: 'ignore',
    created_at: 'received',
  });
  expect(await inbox(app)).toEqual([]);

  expect(await take(netlifyCsv)).toMatchObject({ added: 2, known: 0 });
  const leads = await inbox(app);
  expect(leads).toHaveLength(2);
  expect(leads.find(({ name }) => name === 'Mary Neill')).toMatchObject({
    formType: 'by_hand',
    receivedAt: '2026-03-02T03:10:00.000Z',
    message: 'The parapet\nleans.',
    answerBy: null,
    work: { stage: 'archived' },
  });
  expect(await take(netlifyCsv)).toMatchObject({ added: 0, known: 2 });
  expect(await inbox(app)).toEqual(leads);
});

test('JSON of Formspree and of Netlify’s API are read without a mapping', async () => {
  const { app, take } = await setUp();
  const formspree = JSON.stringify({
    fields: ['email', 'name', 'message', '_date'],
    submissions: [
      {
        _date: '2026-02-01T09:30:00',
        email: 'ann@example.com',
        name: 'Ann',
        message: 'A step is loose',
        colour: 'red',
      },
    ],
  });
  expect(await take(formspree)).toMatchObject({ added: 1, failed: 0 });
  const netlify = JSON.stringify([
    {
      id: '5f85b3',
      number: 6,
      title: 'Ben Lee',
      first_name: 'Ben',
      created_at: '2020-10-13T14:02:06.088Z',
      human_fields: { 'Name:': 'Ben Lee' },
      data: { name: 'Ben Lee', email: 'ben@example.com', comments: 'The chimney', ip: '192.0.2.1' },
    },
  ]);
  expect(await take(netlify)).toMatchObject({ added: 1, failed: 0 });
  const leads = await inbox(app);
  expect(leads.find(({ name }) => name === 'Ann')).toMatchObject({
    // The firm's time: the export names no zone.
    receivedAt: businessMomentAt('2026-02-01', '09:30').toISOString(),
    message: 'A step is loose\ncolour: red',
  });
  expect(leads.find(({ name }) => name === 'Ben Lee')).toMatchObject({
    receivedAt: '2020-10-13T14:02:06.088Z',
    message: 'The chimney',
  });
});

test('the owner’s mapping wins over the names of the columns', async () => {
  const { app, take } = await setUp();
  const text = 'Kunde;Was;Mail\nCleo;Ein Bogen;cleo@example.com\n';
  expect(await take(text, { isPreview: true })).toMatchObject({ added: 0, failed: 1 });
  const mapping = { Kunde: 'name', Was: 'message', Mail: 'email' } as const;
  expect(await take(text, { mapping, stage: 'won' })).toMatchObject({ added: 1 });
  expect(await inbox(app)).toMatchObject([
    { name: 'Cleo', message: 'Ein Bogen', work: { stage: 'won' } },
  ]);
});

test('what is exported as JSON comes back elsewhere with number, stage, notes and history', async () => {
  const first = await setUp();
  const lead = aLead();
  const id = lead.envelope.submissionId;
  await sendLead(first.app, lead);
  await first.owner({
    method: 'PATCH',
    url: `${paths.adminLeads}/${id}`,
    payload: {
      stage: 'quoted',
      note: 'Rings back on Monday.',
      assignee: 'Peter',
      quote: { cents: 495_000, validUntil: '2026-12-24', note: '' },
    },
  });
  const exported = (await first.owner({ url: paths.adminLeadsJson })).body;
  expect(exportFileSchema.parse(JSON.parse(exported)).leads).toHaveLength(1);
  expect(await first.take(exported)).toMatchObject({ isOwn: true, added: 0, known: 1 });

  const second = await setUp();
  expect(await second.take(exported)).toMatchObject({ isOwn: true, added: 1, failed: 0 });
  const [before, after] = [await leadDetail(first.app, id), await leadDetail(second.app, id)];
  const told = ({
    receipt,
    receivedAt,
    formType,
    name,
    work,
    message,
    answerBy,
  }: typeof before) => ({
    receipt,
    receivedAt,
    formType,
    name,
    work,
    message,
    answerBy,
  });
  expect(told(after)).toEqual(told(before));
  expect(after.events?.map(({ kind, text }) => [kind, text])).toEqual(
    before.events?.map(({ kind, text }) => [kind, text]),
  );
  // The visitor's phone may still repeat it: it is the same lead.
  await sendLead(second.app, lead);
  expect(await inbox(second.app)).toHaveLength(1);
});

test('the CSV export is imported with days, stages and notes, and what is here stays as it is', async () => {
  const first = await setUp();
  const lead = aLead();
  await sendLead(first.app, lead);
  const url = `${paths.adminLeads}/${lead.envelope.submissionId}`;
  const payload = { stage: 'won', note: 'Paid.' };
  await first.owner({ method: 'PATCH', url, payload });
  const csv = (await first.owner({ url: paths.adminLeadsCsv })).body;
  expect(csv).toContain(leadWork.history.stage(stageLabels.won, ''));
  expect(await first.take(csv)).toMatchObject({ added: 0, known: 1, failed: 0 });
  const second = await setUp();
  expect(await second.take(csv)).toMatchObject({ added: 1, failed: 0 });
  const [back] = await inbox(second.app);
  expect(back).toMatchObject({ id: lead.envelope.submissionId, work: { stage: 'won' } });
  const history = (await leadDetail(second.app, lead.envelope.submissionId)).events ?? [];
  expect(history.map(({ text }) => text).join()).toContain('Paid.');
});

test('a lead that the owner erased does not come back by an import', async () => {
  const { app, owner, take } = await setUp();
  const lead = aLead();
  await sendLead(app, lead);
  const exported = (await owner({ url: paths.adminLeadsJson })).body;
  await owner({ method: 'DELETE', url: `${paths.adminLeads}/${lead.envelope.submissionId}` });
  expect(await take(exported)).toMatchObject({ added: 0, known: 1 });
  expect(await inbox(app)).toEqual([]);
});

test('a file that is none, a day that is none and a broken lead are named, and the others imported', async () => {
  const { app, take } = await setUp();
  expect(await take('')).toMatchObject({ problem: importWords.reasons.notRows });
  expect(await take('{"a":')).toMatchObject({ problem: importWords.reasons.badJson });
  expect((await take('name,email\n"Ann,ann@example.com\n')).problem).toContain('not a CSV file');
  const text = 'name,email,date\nAnn,ann@example.com,31/3/2026\nBen,ben@example.com,2026-03-31\n';
  expect(await take(text)).toMatchObject({
    added: 1,
    reasons: [{ row: 1, reason: importWords.reasons.badDate('31/3/2026') }],
  });
  const own = JSON.stringify({ format: 'ashlar-leads', leads: [{ id: randomUUID() }] });
  expect(await take(own)).toMatchObject({ added: 0, failed: 1 });
  expect(await inbox(app)).toHaveLength(1);
});
