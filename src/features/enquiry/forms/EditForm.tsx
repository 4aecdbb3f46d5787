import { useRef, useState } from 'react';
import type { Envelope } from '#contract/envelope.ts';
import { toast } from '#components/toast/toasts.ts';
import { editText } from '#content/forms/edit.ts';
import { edit, envelopeOf } from '#outbox/leads/actions.ts';
import { drain } from '#outbox/leads/drain.ts';
import { get } from '#outbox/core/rows.ts';
import { loadChecks } from '../engine/preload.ts';
import { differencesIn, type Difference } from '../engine/shown-answer.ts';
import { useEnquiryForm } from '../engine/use-enquiry-form.ts';
import type { TakeAnswers } from '../engine/use-sending.ts';
import { SendButton } from '../fields/form-ends.tsx';
import { FormShell } from '../fields/FormShell.tsx';
import { ChangedElsewhere } from './ChangedElsewhere.tsx';
import { answersOf, editableForm } from './editable.tsx';

/** The answers of a waiting request in its own form; saving sends them at once. */
export function EditForm({ envelope, onDone }: { envelope: Envelope; onDone: () => void }) {
  const [{ declaration, Fields }] = useState(() => editableForm(envelope));
  /** The request as last read here: the version that a save replaces. */
  const before = useRef(envelope);
  const [differences, setDifferences] = useState<readonly Difference[]>([]);

  const showOther = async () => {
    const row = await get(envelope.submissionId);
    const there = row && envelopeOf(row);
    if (!there) return false;
    before.current = there;
    const here = engine.form.getValues();
    const found = differencesIn(declaration.id, here, answersOf(there, declaration));
    setDifferences(found);
    return found.length > 0;
  };

  const save: TakeAnswers = async (answers, { photoCount, photosMissing }) => {
    const put = async () => {
      const { correctedEnvelope } = await loadChecks();
      const now = new Date();
      const corrected = correctedEnvelope(envelope, answers, photoCount, now, photosMissing);
      return await edit(envelope.submissionId, corrected, before.current);
    };
    try {
      let result = await put();
      if (result === 'changed') {
        if (await showOther()) return false;
        // The other tab has saved identical answers.
        result = await put();
      }
      if (result === 'changed') return false;
      toast({ variant: result === 'saved' ? 'waiting' : 'error', title: editText[result] });
      if (result !== 'saved') return false;
    } catch {
      toast({ variant: 'error', title: editText.failed });
      return false;
    }
    // The list shows its status from here on.
    drain({ trigger: 'manual' }).catch(() => undefined);
    onDone();
    return true;
  };

  const engine = useEnquiryForm(declaration, {
    prefill: answersOf(envelope, declaration),
    onAnswers: save,
    corrects: envelope.submissionId,
    keepDraft: false,
  });
  const send = () => {
    setDifferences([]);
    engine.sendNow();
  };
  return (
    <FormShell engine={engine} label={editText.title}>
      <Fields />
      {differences.length === 0 ? (
        <SendButton text={editText.button} />
      ) : (
        <ChangedElsewhere differences={differences} onKeepHere={send} onKeepThere={onDone} />
      )}
    </FormShell>
  );
}
