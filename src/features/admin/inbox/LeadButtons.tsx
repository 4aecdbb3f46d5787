import { useState } from 'react';
import type { LeadDetail } from '#contract/admin/admin.ts';
import Button from '@mui/material/Button';
import { ConfirmDialog } from '#components/ModalDialog.tsx';
import { toast } from '#components/toast/toasts.tsx';
import { inbox } from '#content/admin/inbox.ts';
import { reasonFor } from '../api/reason.ts';
import { ButtonRow } from '../shared/table.ts';
import { noteFailure } from '../session/session-store.ts';
import { changeLead, deleteLead, sendLeadAgain } from './lead-calls.ts';

/** What can be done with a lead. `onChanged` gets the lead as it is then, null when it is gone. */
export function LeadButtons({
  lead,
  onChanged,
}: {
  lead: LeadDetail;
  onChanged: (lead: LeadDetail | null) => void;
}) {
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const { buttons, done } = inbox;

  const act = async (action: () => Promise<LeadDetail | null>, said: string) => {
    setBusy(true);
    try {
      const changed = await action();
      toast({ variant: 'success', title: said }, 'corner');
      onChanged(changed);
    } catch (error) {
      noteFailure(error);
      toast({ variant: 'error', title: done.failed, description: reasonFor(error) }, 'corner');
    }
    setBusy(false);
  };
  const mark = (change: Parameters<typeof changeLead>[1], said: string) =>
    act(() => changeLead(lead.id, change), said);
  const remove = async () => {
    await deleteLead(lead.id);
    return null;
  };

  return (
    <ButtonRow>
      <Button
        type="button"
        variant="outlined"
        disabled={busy}
        onClick={() => void act(() => sendLeadAgain(lead.id), done.sendAgain)}
      >
        {buttons.sendAgain}
      </Button>
      {lead.spam === null ? null : (
        <Button
          type="button"
          variant="outlined"
          disabled={busy}
          onClick={() => void mark({ spam: false }, done.notSpam)}
        >
          {buttons.notSpam}
        </Button>
      )}
      {lead.spam === null || lead.heldBackFor.length > 0 ? (
        <Button
          type="button"
          variant="outlined"
          disabled={busy}
          onClick={() => void mark({ spam: true }, done.spam)}
        >
          {buttons.spam}
        </Button>
      ) : null}
      <Button type="button" variant="text" disabled={busy} onClick={() => setAsking(true)}>
        {buttons.delete}
      </Button>
      {asking ? (
        <ConfirmDialog
          texts={inbox.confirmDelete}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void act(remove, done.deleted);
          }}
        />
      ) : null}
    </ButtonRow>
  );
}
