import { describe, expect, it } from 'vitest';
import { envelopeSchema } from '#contract/envelope.ts';
import { answerSchemas } from '#contract/form-data.ts';
import { rules } from '#features/enquiry/engine/validate.ts';
import { correctedEnvelope } from '#features/enquiry/engine/envelope.ts';
import { z } from '#contract/zod.ts';
import { answersOf, editableForm } from '#features/enquiry/forms/editable.tsx';
import { envelopeFor, envelopesOfAllTypes } from '../../../../support/submission.ts';

/** Answers that follow from a field of another name. */
const DERIVED = ['phoneE164', 'mayQuote'];

const later = new Date('2026-11-21T00:00:00Z');

describe('a waiting lead', () => {
  it.each(envelopesOfAllTypes().map((envelope) => [envelope.formType, envelope] as const))(
    'of type %s is opened with every answer, and unchanged says the same again',
    (_formType, envelope) => {
      const { declaration } = editableForm(envelope);
      const values = { ...declaration.defaults, ...answersOf(envelope, declaration) };
      const answers = z.parse(declaration.schema(rules), {
        ...values,
        ...declaration.derive?.(values),
      });
      expect(correctedEnvelope(envelope, answers, 0, later)).toEqual({
        ...envelope,
        timestamp: later.toISOString(),
      });
    },
  );

  it.each(envelopesOfAllTypes().map((envelope) => [envelope.formType, envelope] as const))(
    'of type %s has a field for each answer that the contract takes',
    (formType, envelope) => {
      const { defaults, derive, steps } = editableForm(envelope).declaration;
      const asked = [...steps.flat(), ...Object.keys(derive?.(defaults) ?? {}), ...DERIVED];
      const taken = Object.keys(answerSchemas[formType].shape);
      expect(taken.filter((name) => !asked.includes(name))).toEqual([]);
      expect(steps.flat().filter((name) => !(name in defaults))).toEqual([]);
    },
  );

  it('keeps its id and page, and takes the corrected phone in E.164 too', () => {
    const envelope = envelopeFor({ formType: 'hero_contact' });
    const corrected = correctedEnvelope(envelope, { phone: '0491 570 006' }, 0, later);
    expect(corrected).toMatchObject({
      submissionId: envelope.submissionId,
      data: { phone: '0491 570 006', phoneE164: '+61491570006', pageUrl: envelope.data.pageUrl },
    });
    expect(envelopeSchema.safeParse(corrected).success).toBe(true);
  });

  it('takes on a field that its release did not have only when somebody fills it in', () => {
    const whole = envelopeFor({ formType: 'enhanced_contact' });
    const { firstName: _name, ...data }: Readonly<Record<string, unknown>> = whole.data;
    const envelope = envelopeSchema.parse({ ...whole, data });
    const corrected = (firstName: string) =>
      correctedEnvelope(envelope, { firstName }, 0, later).data;
    expect(corrected('')).not.toHaveProperty('firstName');
    expect(corrected('Mei')).toHaveProperty('firstName', 'Mei');
  });

  it('says how many photographs go along now, and nothing of any when there are none', () => {
    const withTwo = envelopeFor({ data: { photoCount: 2 } });
    expect(correctedEnvelope(withTwo, {}, 3, later).data).toMatchObject({ photoCount: 3 });
    expect(correctedEnvelope(withTwo, {}, 0, later).data).not.toHaveProperty('photoCount');
  });
});
