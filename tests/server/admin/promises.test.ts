import { expect, test } from 'vitest';
import { emergencyNotes } from '#content/catalogue-notes.ts';
import { promiseFor } from '#content/forms/promise.ts';
import { paths } from '#contract/paths.ts';
import { aLead, corrected } from '../support/lead.ts';
import { asOwner, inbox } from '../support/owner.ts';
import { aServer, sendLead } from '../support/server.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-03-02T01:00:00Z');
const promisedAt = (moment: number) =>
  promiseFor('hero_contact', {}, new Date(moment)).by.toISOString();

/** An inbox with one lead, and a clock that can be put on. */
async function anInbox() {
  const clock = { now: START };
  const { app } = await aServer({}, { now: () => clock.now });
  const lead = aLead();
  await sendLead(app, lead);
  const answerBy = async () => (await inbox(app))[0]?.answerBy;
  const stage = async (name: string) => {
    const owner = await asOwner(app);
    const url = `${paths.adminLeads}/${lead.envelope.submissionId}`;
    await owner({ method: 'PATCH', url, payload: { stage: name } });
  };
  return { app, clock, lead, answerBy, stage };
}

test('a lead is to be answered by the time that its form’s message names on arrival', async () => {
  const { answerBy } = await anInbox();
  expect(await answerBy()).toBe(promisedAt(START));
});

test('an emergency is to be answered at any hour, whatever its form', async () => {
  const saturdayNight = Date.parse('2026-03-07T12:00:00Z');
  const { app } = await aServer({}, { now: () => saturdayNight });
  const { envelope, guard } = aLead();
  const { name, phone, email, message, ...context } = envelope.data;
  const data = { ...context, name, phone, email, message, topic: emergencyNotes.topic };
  const emergency = { ...envelope, formType: 'lead_capture', data };
  await app.inject({ method: 'POST', url: paths.leads, payload: { envelope: emergency, guard } });
  expect((await inbox(app))[0]?.answerBy).toBe(new Date(saturdayNight + 2 * HOUR).toISOString());
});

test('a form that names no time promises none', async () => {
  const { app } = await aServer();
  const { envelope, guard } = aLead();
  const told = { feedback: 'Fine.', rating: 5, submissionType: 'feedback' };
  const feedback = { ...envelope, formType: 'feedback', data: { ...envelope.data, ...told } };
  const answer = await app.inject({
    method: 'POST',
    url: paths.leads,
    payload: { envelope: feedback, guard },
  });
  expect(answer.statusCode).toBe(202);
  expect((await inbox(app))[0]?.answerBy).toBeNull();
});

test('a correction does not put off an answer that is still owed', async () => {
  const { app, clock, lead, answerBy } = await anInbox();
  clock.now += 5 * HOUR;
  await sendLead(app, corrected(lead, 'one more thing'));
  expect(await answerBy()).toBe(promisedAt(START));
});

test('a correction of what was laid aside is owed an answer again', async () => {
  const { app, clock, lead, answerBy, stage } = await anInbox();
  await stage('archived');
  clock.now += 72 * HOUR;
  await sendLead(app, corrected(lead, 'one more thing'));
  expect(await answerBy()).toBe(promisedAt(START + 72 * HOUR));
});
