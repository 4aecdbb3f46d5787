import MoreVert from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { ConfirmDialog } from '#components/ModalDialog.tsx';
import { toast } from '#components/toast/toasts.tsx';
import { inbox } from '#content/admin/inbox.ts';
import type { LeadDetail, LeadSummary } from '#contract/admin/leads.ts';
import { reasonFor } from '../../api/call.ts';
import { noteFailure, useIsOwner } from '../../session/session.ts';
import { changeLead, deleteLead, sendLeadAgain } from '../lead-calls.ts';

type Changed = (lead: LeadDetail | null) => void;

/** Whether a lead can be marked as spam: also one that is held back until somebody decides. */
export const maySpam = ({ spam, heldBackFor }: LeadSummary) =>
  spam === null || heldBackFor.length > 0;

/** Sending again, spam and deleting; `onChanged` gets the changed lead, null if it was deleted. */
export function useLeadActions(lead: LeadSummary, onChanged: Changed) {
  const [busy, setBusy] = useState(false);
  const { buttons, done } = inbox;
  const act = async (
    action: () => Promise<LeadDetail | null>,
    title: string,
    undo?: () => void,
  ) => {
    setBusy(true);
    try {
      const changed = await action();
      const again = undo && { action: { label: inbox.undo, onPress: undo } };
      toast({ variant: 'success', title, ...again }, 'corner');
      onChanged(changed);
    } catch (error) {
      noteFailure(error);
      toast({ variant: 'error', title: done.failed, description: reasonFor(error) }, 'corner');
    }
    setBusy(false);
  };
  const notSpam = () => act(() => changeLead(lead.id, { spam: false }), done.notSpam);
  return {
    busy,
    notSpam,
    sendAgain: () => act(() => sendLeadAgain(lead.id), done.sendAgain),
    spam: () =>
      act(
        () => changeLead(lead.id, { spam: true }),
        done.spam,
        () => void notSpam(),
      ),
    remove: () =>
      act(async () => {
        await deleteLead(lead.id);
        return null;
      }, done.deleted),
    labels: buttons,
  };
}

export type LeadActions = ReturnType<typeof useLeadActions>;

/** What is needed rarely, behind one button. Deleting asks first: it cannot be undone. */
export function MoreMenu({ lead, actions }: { lead: LeadSummary; actions: LeadActions }) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { labels, busy } = actions;
  const isOwner = useIsOwner();
  const close = () => setAnchor(null);
  const press = (action: () => unknown) => () => {
    close();
    void action();
  };
  return (
    <>
      <Button
        type="button"
        id={id}
        variant="text"
        disabled={busy}
        endIcon={<MoreVert />}
        aria-haspopup="menu"
        {...(anchor ? { 'aria-expanded': true, 'aria-controls': `${id}-menu` } : {})}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {inbox.detail.more}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{
          list: { id: `${id}-menu`, 'aria-labelledby': id },
          paper: { elevation: 0, variant: 'outlined' },
        }}
      >
        <MenuItem onClick={press(actions.sendAgain)}>{labels.sendAgain}</MenuItem>
        {maySpam(lead) ? <MenuItem onClick={press(actions.spam)}>{labels.spam}</MenuItem> : null}
        {lead.spam === null ? null : (
          <MenuItem onClick={press(actions.notSpam)}>{labels.notSpam}</MenuItem>
        )}
        {isOwner ? (
          <MenuItem onClick={press(() => setAsking(true))}>{labels.delete}</MenuItem>
        ) : null}
      </Menu>
      {isAsking ? (
        <ConfirmDialog
          texts={inbox.confirmDelete}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void actions.remove();
          }}
        />
      ) : null}
    </>
  );
}
