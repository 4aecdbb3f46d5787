import { expect, test } from 'vitest';
import { firstAnswers } from '#content/admin/answers.ts';
import {
  type AnswerTexts,
  type AnswerValues,
  filledAnswer,
  missingPlaceholders,
} from '#contract/admin/answers.ts';
import { paths } from '#contract/paths.ts';
import { aLead } from '../support/lead.ts';
import { asOwner, leadDetail } from '../support/owner.ts';
import { aServer, sendLead } from '../support/server.ts';

const values: AnswerValues = {
  name: 'Mary O’Neill',
  firstName: 'Mary',
  service: 'Masonry',
  suburb: '',
  promised: '',
  visit: '2 Mar 2026, 10:00 am',
  firm: 'Bricks',
  person: 'Peter',
  reviewPage: 'https://bricks.example/review',
};

test('a text says what the lead says, and names what it lacks', () => {
  expect(filledAnswer('{ firstName }: {visit} {unknown}', values)).toBe(
    'Mary: 2 Mar 2026, 10:00 am {unknown}',
  );
  expect(missingPlaceholders('{promised} {name} {suburb} {promised}', values)).toEqual([
    'promised',
    'suburb',
  ]);
});

test('the owner’s texts are kept, those with unknown placeholders refused', async () => {
  const { app } = await aServer();
  const owner = await asOwner(app);
  const save = (payload: AnswerTexts) => owner({ method: 'PUT', url: paths.adminAnswers, payload });
  expect((await owner({ url: paths.adminAnswers })).json()).toEqual(firstAnswers);
  const own = {
    texts: [{ name: 'Hello', text: 'Hello {firstName}' }],
    review: 'Please. STOP ends it.',
  };
  expect((await save(own)).statusCode).toBe(200);
  const wrong = { ...own, texts: [{ name: 'Hello', text: 'Hello {surname}' }] };
  const refused = await save(wrong);
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain('{surname}');
  expect((await owner({ url: paths.adminAnswers })).json()).toEqual(own);
});

test('a request for a review is made once to a person, and never again once they want none', async () => {
  const { app } = await aServer();
  const owner = await asOwner(app);
  const [first, second] = [aLead(), aLead()];
  for (const lead of [first, second]) await sendLead(app, lead);
  const note = (review: 'asked' | 'declined') =>
    owner({
      method: 'PATCH',
      url: `${paths.adminLeads}/${first.envelope.submissionId}`,
      payload: { review },
    });
  const review = async () => (await leadDetail(app, second.envelope.submissionId)).review;
  expect(await review()).toEqual({ askedAt: null, isDeclined: false });
  await note('asked');
  expect((await review())?.askedAt).toEqual(expect.any(String));
  await note('declined');
  expect((await review())?.isDeclined).toBe(true);
});
