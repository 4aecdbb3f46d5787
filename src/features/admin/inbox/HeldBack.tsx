import { useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import type { LeadSummary } from '#contract/admin/leads.ts';
import { PageLink } from '#components/PageLink.tsx';
import { toast } from '#components/toast/toasts.tsx';
import { inbox } from '#content/admin/inbox.ts';
import { leadKeys } from '../api/lead-data.ts';
import { reasonFor } from '../api/call.ts';
import { useRemote } from '../api/queries.ts';
import { Notice } from '../shared/Notice.tsx';
import { CardText } from '../shared/elements.tsx';
import { noteFailure } from '../session/session.ts';
import { changeLead, loadHeldBack } from './lead-calls.ts';

/** The number of leads held back; nothing if there are none. */
export function HeldBackNotice({ count, children }: { count: number; children?: ReactNode }) {
  if (count === 0) return null;
  return (
    <Notice tone="waiting" role="status" title={inbox.heldBack.title(count)}>
      <CardText>{inbox.heldBack.text}</CardText>
      {children}
    </Notice>
  );
}

/** The same on other screens, with a link to the inbox. */
export function HeldBackLink() {
  const { remote } = useRemote(leadKeys.heldBack, loadHeldBack);
  if (remote.status !== 'ready') return null;
  return (
    <HeldBackNotice count={remote.value}>
      <PageLink to={inbox.heldBack.href}>{inbox.heldBack.show}</PageLink>
    </HeldBackNotice>
  );
}

/** Approves a held-back lead: it becomes open and is forwarded. */
export function ApproveButton({ lead, onChanged }: { lead: LeadSummary; onChanged: () => void }) {
  const [busy, setBusy] = useState(false);
  const letThrough = async () => {
    setBusy(true);
    try {
      await changeLead(lead.id, { spam: false });
      toast({ variant: 'success', title: inbox.done.notSpam }, 'corner');
      onChanged();
    } catch (error) {
      noteFailure(error);
      toast(
        { variant: 'error', title: inbox.done.failed, description: reasonFor(error) },
        'corner',
      );
    }
    setBusy(false);
  };
  const { letThrough: label } = inbox.heldBack;
  return (
    <Button
      type="button"
      variant="outlined"
      disabled={busy}
      aria-label={`${label}: ${lead.name || inbox.nameless}`}
      onClick={() => void letThrough()}
    >
      {label}
    </Button>
  );
}
