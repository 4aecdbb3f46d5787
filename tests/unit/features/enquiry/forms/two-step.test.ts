import { describe, expect, it } from 'vitest';
import { z } from '#contract/zod.ts';
import { rules } from '#features/enquiry/engine/validate.ts';
import { correctedEnvelope } from '#features/enquiry/engine/envelope.ts';
import { answersOf, editableForm } from '#features/enquiry/forms/editable.tsx';
import { carriedForm } from '#features/enquiry/forms/two-step.tsx';
import { answers, envelopeFor } from '../../../../support/submission.ts';

const names = { firstName: 'Aoife ', lastName: 'Nguyen' };

function sent(carried: typeof names, name: string): Readonly<Record<string, unknown>> {
  const { schema, derive } = carriedForm(carried);
  const { firstName: _first, lastName: _last, ...typed } = answers.enhanced_contact;
  const values = { ...typed, name };
  return z.parse(schema(rules), { ...values, ...derive?.(values) });
}

describe('a name carried from the contact page', () => {
  it('goes along in its two parts while it is as it was typed there', () => {
    expect(sent(names, 'Aoife Nguyen')).toMatchObject({ firstName: 'Aoife', lastName: 'Nguyen' });
  });

  it('loses its two parts once it is corrected: they would contradict it', () => {
    const corrected = sent(names, 'Aoife Nguyen-Lee');
    expect(corrected['firstName']).toBeUndefined();
    expect(corrected['lastName']).toBeUndefined();
  });

  it('that was too long there can be sent once it is short enough', () => {
    expect(sent({ ...names, firstName: 'A'.repeat(60) }, 'Aoife')).toMatchObject({ name: 'Aoife' });
  });

  it('loses its two parts when a waiting lead is corrected, too', () => {
    const envelope = envelopeFor({ formType: 'enhanced_contact' });
    const { declaration } = editableForm(envelope);
    const values = {
      ...declaration.defaults,
      ...answersOf(envelope, declaration),
      name: 'Owen Brick',
    };
    const corrected = z.parse(declaration.schema(rules), {
      ...values,
      ...declaration.derive?.(values),
    });
    const { data } = correctedEnvelope(envelope, corrected, 0, new Date('2026-11-21T00:00:00Z'));
    expect(data).toMatchObject({ name: 'Owen Brick' });
    expect(JSON.stringify(data)).not.toContain('firstName');
  });
});
