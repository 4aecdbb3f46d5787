import { describe, expect, it } from 'vitest';
import { envelopeSchema } from '#contract/envelope.ts';
import { z } from '#contract/zod.ts';
import { rules } from '#features/enquiry/engine/validate.ts';
import { correctedEnvelope } from '#features/enquiry/engine/envelope.ts';
import { newestDraft, rememberedPerson } from '#features/enquiry/engine/kept.ts';
import { answersOf, editableForm } from '#features/enquiry/forms/editable.tsx';
import { releases } from '../../../../support/released.ts';
import { givenLocalStorage } from '../memory-storage.ts';

describe.each(releases)('what release $version left on a phone', ({ requests, localStorage }) => {
  it.each(requests.map(({ envelope }) => [envelope.formType, envelope] as const))(
    'a lead of the form %s opens to be corrected with every answer',
    (_formType, raw) => {
      const envelope = envelopeSchema.parse(raw);
      const { declaration } = editableForm(envelope);
      const values = { ...declaration.defaults, ...answersOf(envelope, declaration) };
      const answers = z.parse(declaration.schema(rules), {
        ...values,
        ...declaration.derive?.(values),
      });
      expect(correctedEnvelope(envelope, answers, 0, new Date(envelope.timestamp))).toEqual(raw);
    },
  );

  it.each(['draft', 'refused'])('the words of a form (%s) are brought back', async (kind) => {
    givenLocalStorage(localStorage[kind]);
    expect((await newestDraft('hero_contact'))?.values['message']).toContain('parapet');
  });

  it('the remembered person is still known', () => {
    givenLocalStorage(localStorage['remembered']);
    expect(rememberedPerson()?.email).toBe('maeve@example.com');
  });
});
