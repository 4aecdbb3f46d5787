import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { toast } from '#components/toast/toasts.tsx';
import { editText } from '#content/forms/edit.ts';
import type { Envelope } from '#contract/envelope.ts';
import { edit, envelopeOf, mayHaveArrived } from '#outbox/leads/actions.ts';
import { drain } from '#outbox/leads/drain.ts';
import { get } from '#outbox/core/rows.ts';
import { loadChecks } from '../engine/preload.ts';
import { useEnquiryForm } from '../engine/use-enquiry-form.ts';
import type { TakeAnswers } from '../engine/use-sending.ts';
import { FormShell } from '../fields/FormShell.tsx';
import { SheetDialog } from '../fields/SheetDialog.tsx';
import { SendButton } from '../fields/form-actions.tsx';
import { ChangedElsewhere, type Difference, differencesIn } from './ChangedElsewhere.tsx';
import { answersOf, editableForm } from './editable.tsx';

/** The request to correct. */
type Opened = { envelope: Envelope; mayHaveArrived: boolean } | 'loading' | 'unreadable';

async function opened(id: string): Promise<Opened> {
  try {
    const row = await get(id);
    const envelope = row && envelopeOf(row);
    return envelope ? { envelope, mayHaveArrived: mayHaveArrived(row) } : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

/**
 * A dialog to correct a request that waits or was refused, and send it again under the same id.
 * Load it lazily; `onClose` is called when it is closed, saved or not.
 */
export function EditDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [request, setRequest] = useState<Opened>('loading');
  useEffect(() => {
    let current = true;
    const open = async () => {
      const found = await opened(id);
      if (current) setRequest(found);
    };
    void open();
    return () => {
      current = false;
    };
  }, [id]);
  return (
    <SheetDialog open title={editText.title} onClose={onClose}>
      {typeof request === 'string' ? (
        <Typography role="status">{editText[request]}</Typography>
      ) : (
        <>
          {request.mayHaveArrived ? (
            <Typography gutterBottom>{editText.mayHaveArrived}</Typography>
          ) : null}
          <EditForm envelope={request.envelope} onDone={onClose} />
        </>
      )}
    </SheetDialog>
  );
}

/** The answers of a waiting request in its own form; saving sends them at once. */
function EditForm({ envelope, onDone }: { envelope: Envelope; onDone: () => void }) {
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
      let outcome = await put();
      if (outcome === 'changed') {
        if (await showOther()) return false;
        // The other tab has saved identical answers.
        outcome = await put();
      }
      if (outcome === 'changed') return false;
      toast({ variant: outcome === 'saved' ? 'waiting' : 'error', title: editText[outcome] });
      if (outcome !== 'saved') return false;
    } catch {
      toast({ variant: 'error', title: editText.failed });
      return false;
    }
    // The list shows its status from here on.
    drain({ trigger: 'manual' }).catch(() => undefined);
    onDone();
    return true;
  };

  const { engine } = useEnquiryForm(declaration, {
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
