import { beforeEach, describe, expect, it } from 'vitest';
import { envelopeSchema } from '#contract/envelope.ts';
import { z } from '#contract/zod.ts';
import type { Draft } from '#features/enquiry/engine/values.ts';
import { envelopeFor } from '#features/enquiry/engine/envelope.ts';
import { fieldErrorsOf, isSent, schemaOf } from '#features/enquiry/engine/validate.ts';
import { newProgress } from '#features/enquiry/engine/values.ts';
import { heroForm } from '#features/enquiry/forms/two-step.tsx';
import { edit } from '#outbox/leads/actions.ts';
import { put, remove, update } from '#outbox/leads/store.ts';
import { leased, settled } from '#outbox/leads/lifecycle.ts';
import { guard, serverAt, visitor } from '../../../../support/submission.ts';
import { freshOutbox } from '../../../outbox/fresh-outbox.ts';

const here = {
  origin: 'https://ashlarandsons.example',
  pathname: '/',
  userAgent: 'test',
  referrer: '',
};
const typed = {
  phone: visitor.phone,
  name: visitor.name,
  email: visitor.email,
  service: 'masonry',
  location: '',
  message: 'The parapet leans.',
};

beforeEach(freshOutbox);

/** A draft as it is while its words are being sent. */
function sending(stored?: boolean): Draft & { envelope: ReturnType<typeof envelopeFor> } {
  const progress = newProgress();
  const answers = z.parse(schemaOf(heroForm), typed);
  const envelope = envelopeFor('hero_contact', answers, progress, here, new Date(0));
  const attempt = { answers: JSON.stringify(answers), envelope, ...(stored ? { stored } : {}) };
  return { progress: { ...progress, attempt }, values: typed, envelope };
}

describe('a draft is dropped', () => {
  it('when the outbox holds these very words, waiting or delivered', async () => {
    const draft = sending();
    const { submissionId } = draft.envelope;
    await put({ envelope: draft.envelope, guard, destination: serverAt() });
    expect(await isSent(draft, heroForm)).toBe(true);
    await update([submissionId], (row) =>
      settled(leased(row, 1), { kind: 'delivered', receipt: null }, 2),
    );
    expect(await isSent(draft, heroForm)).toBe(true);
  });

  it('when its words were put there, and corrected in the list since', async () => {
    const draft = sending(true);
    await put({ envelope: draft.envelope, guard, destination: serverAt() });
    const { data } = draft.envelope;
    const corrected = { ...draft.envelope, data: { ...data, name: 'Brigid Byrne' } };
    await edit(draft.envelope.submissionId, envelopeSchema.parse(corrected));
    expect(await isSent(draft, heroForm)).toBe(true);
  });
});

describe('a draft is kept', () => {
  it('when it was rewritten after it was sent', async () => {
    const draft = sending(true);
    await put({ envelope: draft.envelope, guard, destination: serverAt() });
    const rewritten = { ...draft, values: { ...typed, message: 'It has come down.' } };
    expect(await isSent(rewritten, heroForm)).toBe(false);
  });

  it('when the page went away before its newest words were in the outbox', async () => {
    const draft = sending();
    const { progress, envelope } = draft;
    const earlier = { ...envelope, data: { ...envelope.data, message: 'Earlier words.' } };
    await put({ envelope: envelopeSchema.parse(earlier), guard, destination: serverAt() });
    expect(await isSent({ progress, values: typed }, heroForm)).toBe(false);
  });

  it('when it was never sent, cannot be sent yet, or was deleted from the list', async () => {
    const draft = sending(true);
    await put({ envelope: draft.envelope, guard, destination: serverAt() });
    expect(await isSent({ progress: newProgress(), values: typed }, heroForm)).toBe(false);
    expect(await isSent({ ...draft, values: { ...typed, phone: '12' } }, heroForm)).toBe(false);
    await remove(draft.envelope.submissionId);
    expect(await isSent(draft, heroForm)).toBe(false);
  });
});

const refusal = (path: string) => ({
  kind: 'http' as const,
  status: 422,
  at: 0,
  fields: [{ path, message: 'Please enter a valid email address' }],
});

it('what the receiver says of a field goes to the field of that name', () => {
  expect([...fieldErrorsOf(refusal('envelope.data.email'), ['phone', 'email'])]).toEqual([
    ['email', 'Please enter a valid email address'],
  ]);
});

it('what the receiver says of anything else goes to no field', () => {
  expect(fieldErrorsOf(refusal('envelope.data.userAgent'), ['phone', 'email']).size).toBe(0);
  expect(fieldErrorsOf(null, ['phone']).size).toBe(0);
});
