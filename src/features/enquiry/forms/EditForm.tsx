import { useState } from 'react';
import type { Envelope } from '#contract/envelope.ts';
import { toast } from '#components/toast/toasts.ts';
import { editText } from '#content/forms/edit.ts';
import { edit } from '#outbox/actions.ts';
import { drain } from '#outbox/drain.ts';
import { correctedEnvelope } from '../engine/corrected.ts';
import type { FormAnswers } from '../engine/resolver-of.ts';
import { useEnquiryForm } from '../engine/use-enquiry-form.ts';
import { SendButton } from '../fields/form-ends.tsx';
import { FormShell } from '../fields/FormShell.tsx';
import { answersOf, editableForm } from './editable.tsx';

/** The answers of a waiting request in their own form; saved, they are sent at once. */
export function EditForm({ envelope, onDone }: { envelope: Envelope; onDone: () => void }) {
  const [{ declaration, Fields }] = useState(() => editableForm(envelope));
  const save = async (answers: FormAnswers, photoCount: number) => {
    const corrected = correctedEnvelope(envelope, answers, photoCount, new Date());
    const result = await edit(envelope.submissionId, corrected).catch(() => 'failed' as const);
    const variant = result === 'saved' ? 'waiting' : 'error';
    toast({ variant, title: editText[result] });
    if (result !== 'saved') return;
    // The list shows what becomes of it.
    drain({ trigger: 'manual' }).catch(() => undefined);
    onDone();
  };
  const engine = useEnquiryForm(declaration, {
    prefill: answersOf(envelope, declaration),
    onAnswers: save,
    corrects: envelope.submissionId,
    keepDraft: false,
  });
  return (
    <FormShell engine={engine} label={editText.title}>
      <Fields />
      <SendButton text={editText.button} />
    </FormShell>
  );
}
