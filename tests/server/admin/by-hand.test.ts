import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { analyticsSchema } from '#contract/admin/analytics.ts';
import { leadDetailSchema } from '#contract/admin/leads.ts';
import { formTypes } from '#contract/form-types.ts';
import { paths } from '#contract/paths.ts';
import { z } from '#contract/zod.ts';
import { referenceOf, referredTo } from '#contract/reference.ts';
import { eventually } from '../../support/eventually.ts';
import { aLead } from '../support/lead.ts';
import { asOwner, inbox, leadDetail } from '../support/owner.ts';
import { aServer, sendLead } from '../support/server.ts';
import { aWebhook } from '../support/webhook.ts';

const data = {
  name: 'Mary',
  phone: '0491 570 006',
  email: '',
  message: 'Her neighbour’s wall leans.',
  service: '',
  address: '1 King St, Newtown',
  heardFrom: 'neighbour',
} as const;

async function setUp(settings: Record<string, string> = {}) {
  const { app } = await aServer(settings);
  const owner = await asOwner(app);
  const add = (payload: object) => owner({ method: 'POST', url: paths.adminLeads, payload });
  return { app, owner, add };
}

test('a lead entered by hand is a lead like others: new, found by its person, counted', async () => {
  const { app, owner, add } = await setUp();
  const sent = aLead();
  await sendLead(app, sent);
  const id = randomUUID();
  const answer = await add({ id, data });
  expect(answer.statusCode).toBe(201);
  expect(leadDetailSchema.parse(answer.json())).toMatchObject({
    id,
    formType: 'by_hand',
    phone: data.phone,
    suburb: 'Newtown',
    answerBy: null,
    notices: [],
    work: { stage: 'new' },
    related: [{ id: sent.envelope.submissionId }],
  });
  const figures = analyticsSchema.parse((await owner({ url: paths.adminAnalytics })).json());
  expect(figures.total).toBe(2);
  expect(figures.forms.map(({ formType }) => formType)).toEqual([...formTypes, 'by_hand']);
});

test('the export has a column that says how it was heard of', async () => {
  const { app, owner, add } = await setUp();
  await sendLead(app, aLead());
  await add({ id: randomUUID(), data });
  const { body } = await owner({ url: paths.adminLeadsCsv });
  const rows = parse(body, { bom: true, columns: true });
  expect(z.array(z.record(z.string(), z.string())).parse(rows)).toMatchObject([
    { 'Heard of it by': 'A neighbour or customer' },
    { 'Heard of it by': '' },
  ]);
});

test('the same one sent again is there once', async () => {
  const { app, add } = await setUp();
  const body = { id: randomUUID(), data };
  await add(body);
  expect((await add(body)).statusCode).toBe(201);
  expect(await inbox(app)).toHaveLength(1);
});

test('one that nobody could answer is refused, with the field named', async () => {
  const { add } = await setUp();
  const answer = await add({ id: randomUUID(), data: { ...data, phone: '' } });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain('Please enter a phone number or an email address.');
});

test('it goes to the webhook of all forms', async () => {
  const webhook = await aWebhook();
  const { app, add } = await setUp({
    LEADS_WEBHOOK_URL: webhook.url,
    WEBHOOK_PROVIDERS: webhook.origin,
  });
  const id = randomUUID();
  await add({ id, data });
  expect((await leadDetail(app, id)).delivery).not.toBe('inbox_only');
  await eventually(async () => expect((await leadDetail(app, id)).delivery).toBeDefined());
});

test('a message that a visitor sent is found by its reference', async () => {
  const { app, owner } = await setUp();
  const { envelope } = aLead();
  await sendLead(app, { ...aLead(), envelope });
  const message = `Request to Bricks\nMary\nReference: ${referenceOf(envelope.submissionId)}`;
  const ask = async (beginning: string) =>
    (await owner({ url: `${paths.adminLeads}/reference/${beginning}` })).json();
  expect(await ask(referredTo(message) ?? '')).toEqual({ id: envelope.submissionId });
  expect(await ask('00000000')).toEqual({ id: null });
  expect(referredTo('Reference: none')).toBeNull();
});
