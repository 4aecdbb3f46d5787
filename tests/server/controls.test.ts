import { describe, expect, test } from 'vitest';
import { apiErrorSchema } from '#contract/api-error.ts';
import { formTypes } from '#contract/form-types.ts';
import { messages } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { answers, envelopeFor, guard } from '../support/submission.ts';
import { aLead } from './support/lead.ts';
import { asOwner, inbox, leadDetail } from './support/owner.ts';
import { announced, aPicture, upload } from './support/photo.ts';
import { aServer, sendLead } from './support/server.ts';

/** Control characters, and half of a character: what a database may refuse. */
const CONTROLS = ['\u0000', '\u0001', '\u001b', '\u007f', '\u0085', '\ud83d'];

describe.each(formTypes)('of the form %s', (formType) => {
  test('no answer with a control character is taken, and each is named', async () => {
    const { app } = await aServer();
    const { data, ...rest } = envelopeFor({ formType });
    const texts = Object.entries(answers[formType]).filter(
      ([name, value]) =>
        typeof value === 'string' && !['phoneE164', 'submissionType'].includes(name),
    );
    expect(texts.length).toBeGreaterThan(1);
    for (const [name, value] of texts) {
      for (const control of CONTROLS) {
        const spoilt = { ...data, [name]: `${value}${control}` };
        const payload = { envelope: { ...rest, data: spoilt }, guard };
        const answer = await app.inject({ method: 'POST', url: paths.leads, payload });
        expect([name, control, answer.statusCode]).toEqual([name, control, 400]);
        const { fields } = apiErrorSchema.parse(answer.json()).error;
        expect(fields?.map(({ path }) => path)).toEqual([`envelope.data.${name}`]);
      }
    }
    expect(await inbox(app)).toEqual([]);
  });
});

test('a control character in a list of choices is refused with its place', async () => {
  const { app } = await aServer();
  const envelope = envelopeFor({ formType: 'smart_lead', data: { urgency: ['priority', 'a\0'] } });
  const answer = await sendLead(app, { envelope, guard });
  expect([answer.statusCode, apiErrorSchema.parse(answer.json()).error.fields]).toEqual([
    400,
    [{ path: 'envelope.data.urgency.1', message: messages.controls }],
  ]);
});

test('what a browser says of itself costs no lead', async () => {
  const { app } = await aServer();
  const data = { userAgent: 'a\0b', referrer: 'https://a.example/\u0001' };
  const lead = aLead({ data });
  expect((await sendLead(app, lead)).statusCode).toBe(202);
  const [version] = (await leadDetail(app, lead.envelope.submissionId)).versions;
  expect(version?.envelope.data).toMatchObject({
    userAgent: 'ab',
    referrer: 'https://a.example/',
  });
});

test('an error report and its feedback are taken without them', async () => {
  const { app } = await aServer();
  const timestamp = '2026-03-02T00:00:00.000Z';
  const report = {
    id: crypto.randomUUID(),
    type: 'client',
    severity: 'high',
    message: 'Unexpected token \u0000 in JSON',
    userMessage: 'An unexpected error occurred.',
    timestamp,
    url: '/contact',
    userAgent: 'test',
    sessionId: 'session',
    resolved: false,
    stack: 'SyntaxError: \u0000\ud83d',
  };
  const sent = [
    await app.inject({ method: 'POST', url: paths.errors, payload: report }),
    await app.inject({
      method: 'POST',
      url: paths.errorFeedback,
      payload: { errorId: report.id, feedback: 'I pressed\u0000 Send.', timestamp },
    }),
  ];
  expect(sent.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  const owner = await asOwner(app);
  const list = (await owner({ url: paths.adminErrors })).body;
  expect(list).toContain('Unexpected token  in JSON');
  expect(list).toContain('I pressed Send.');
});

test('a photograph is taken, its caption without them', async () => {
  const { app } = await aServer();
  const lead = aLead({ data: { photoCount: 1 } });
  await sendLead(app, lead);
  const { submissionId } = lead.envelope;
  const photo = announced(await aPicture(), submissionId, { caption: 'Crack\u0000 left' });
  await upload(app, photo);
  expect((await leadDetail(app, submissionId)).photos).toMatchObject([{ caption: 'Crack left' }]);
});

test('what the owner writes is refused with the field’s name, and no address breaks the server', async () => {
  const { app } = await aServer();
  const lead = aLead();
  await sendLead(app, lead);
  const owner = await asOwner(app);
  const url = `${paths.adminLeads}/${lead.envelope.submissionId}`;
  const note = await owner({ method: 'PATCH', url, payload: { note: 'Rang\u0000 twice' } });
  expect([note.statusCode, apiErrorSchema.parse(note.json()).error.fields]).toEqual([
    400,
    [{ path: 'note', message: messages.controls }],
  ]);
  expect((await owner({ url: `${paths.adminLeads}?text=parapet%00` })).statusCode).toBe(200);
  for (const path of [
    `${paths.adminLeads}/%00`,
    `${paths.adminLeads}/a%00b/photos/c`,
    `${paths.adminErrors}/%00`,
    `${paths.adminNotices}/devices/%00`,
    `${paths.photos}/%00`,
  ]) {
    for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
      const answer = await owner({
        method,
        url: path,
        ...(method === 'PATCH' ? { payload: {} } : {}),
      });
      expect([path, method, answer.statusCode >= 500]).toEqual([path, method, false]);
    }
  }
});
