import { expect, test } from 'vitest';
import { confirmationValues, firstText, sampleAnswers } from '#content/admin/confirmations.ts';
import { factsOf, nextSentence } from '#content/what-was-sent.ts';
import { confirmationSetupSchema, fillIn, paragraphsOf } from '#contract/admin/confirmations.ts';
import { formTypes, type FormType } from '#contract/form-types.ts';
import { paths } from '#contract/paths.ts';
import { earlierKeyOf, fromEarlier, templateIn } from '#server/notices/confirmation-texts.ts';
import { asOwner } from '../support/owner.ts';
import { aServer } from '../support/server.ts';

const ENDING = firstText.text.slice(firstText.text.indexOf('{business}\n'));

/** What release 0.1.0 sent for a form until the owner wrote something else. */
function released(formType: FormType) {
  return {
    subject: 'We have your {form}: {receipt}',
    text: [
      'Thank you. Your {form} has arrived. Its number is {receipt}.',
      ...(factsOf(formType, sampleAnswers).length > 0 ? ['{details}'] : []),
      `${nextSentence(formType, {}, '{answer_time}')} If it cannot wait, ring {phone}.`,
      ENDING,
    ].join('\n\n'),
  };
}

const own = { subject: 'Thank you', text: 'Thank you. We ring back.' };
const saved = (entries: Partial<Record<FormType, object>>) =>
  new Map(
    Object.entries(entries).map(([formType, template]) => [
      `confirmation:${formType}`,
      JSON.stringify(template),
    ]),
  );

test('one first text says of each form what an earlier release said of it', () => {
  for (const formType of formTypes) {
    const values = confirmationValues({
      formType,
      answers: sampleAnswers,
      receipt: 'R-1',
      receivedAt: new Date('2026-07-06T00:00:00Z'),
      received: '6 Jul 2026, 10:00 am',
    });
    const sent = (text: string) => paragraphsOf(fillIn(text, values));
    expect(sent(firstText.text)).toEqual(sent(released(formType).text));
  }
});

test('a database in which nothing or the first words were saved has one text for all', () => {
  const first = fromEarlier(saved({ smart_lead: { on: false, ...released('smart_lead') } }));
  expect(first.standard).toEqual(firstText);
  expect(Object.values(first.forms).map((form) => form?.own)).toEqual(formTypes.map(() => null));
  expect([
    first.forms.smart_lead?.on,
    first.forms.feedback?.on,
    first.forms.hero_contact?.on,
  ]).toEqual([false, false, true]);
});

test('each form of an existing database sends what it has sent', () => {
  const rows = { hero_contact: { on: true, ...own }, quick_assessment: { on: true, ...own } };
  const texts = fromEarlier(saved(rows));
  expect(texts.standard).toEqual(firstText);
  expect(templateIn(texts, 'hero_contact')).toEqual({ on: true, ...own });
  expect(texts.forms.hero_contact?.own).toEqual(own);
  expect(texts.forms.lead_capture?.own).toBeNull();
});

test('a text that most forms have becomes the one of all, the others stay their own', () => {
  const most = formTypes.filter((formType) => formType !== 'feedback');
  const rows = Object.fromEntries(most.map((formType) => [formType, { on: true, ...own }]));
  const texts = fromEarlier(saved({ ...rows, smart_lead: { on: true, subject: 'A', text: 'B' } }));
  expect(texts.standard).toEqual(own);
  expect(texts.forms.hero_contact?.own).toBeNull();
  expect(texts.forms.smart_lead?.own).toEqual({ subject: 'A', text: 'B' });
  expect(texts.forms.feedback).toEqual({ on: false, own: firstText });
});

test('a change of the text for all reaches every form but those with their own, until they return', async () => {
  const { app, store } = await aServer();
  await store.settings.set(earlierKeyOf('hero_contact'), JSON.stringify({ on: true, ...own }));
  const owner = await asOwner(app);
  const put = async (path: string, payload: object) =>
    confirmationSetupSchema.parse(
      (await owner({ method: 'PUT', url: `${paths.adminConfirmations}${path}`, payload })).json(),
    );
  const changed = await put('', { standard: { subject: 'For all: {receipt}' } });
  expect(changed.own).toEqual(['hero_contact']);
  expect(changed.templates.lead_capture.subject).toBe('For all: {receipt}');
  expect(changed.templates.lead_capture.text).toBe(firstText.text);
  expect(changed.templates.hero_contact).toEqual({ on: true, ...own });
  expect((await put('/lead_capture', { on: false })).own).toEqual(['hero_contact']);
  expect((await put('/lead_capture', { text: 'Mine.' })).own).toEqual([
    'hero_contact',
    'lead_capture',
  ]);
  const returned = await put('/hero_contact', { own: false });
  expect(returned.own).toEqual(['lead_capture']);
  expect(returned.templates.hero_contact.subject).toBe('For all: {receipt}');
  const wrong = await owner({
    method: 'PUT',
    url: paths.adminConfirmations,
    payload: { standard: { text: '{nmae}' } },
  });
  expect(wrong.statusCode).toBe(400);
});
