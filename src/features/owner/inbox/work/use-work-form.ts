import { useState } from 'react';
import type { LeadChange, LeadDetail } from '#contract/office/admin.ts';
import { toast } from '#components/toast/toasts.ts';
import { inbox } from '#content/admin/inbox.ts';
import { leadWork } from '#content/admin/lead-work.ts';
import { CallError } from '../../api/call.ts';
import { reasonFor } from '../../api/reason.ts';
import { noteFailure } from '../../session/session-store.ts';
import { changeLead } from '../lead-calls.ts';
import { keepOwnName, ownName } from './own-name.ts';
import { workOf } from './work-of.ts';

type Draft = Pick<LeadChange, 'stage' | 'lostReason' | 'assignee' | 'followUp' | 'note'>;

/**
 * What is entered of the work on a lead, above what the server knows: only that is sent, so that of two
 * owners neither takes back what the other did. `onStale` gets the lead anew when another was first.
 * `ownVersion`: the version that the view around it has made itself.
 */
export function useWorkForm(
  lead: LeadDetail,
  {
    ownVersion,
    onChanged,
    onStale,
  }: {
    ownVersion: number | undefined;
    onChanged: (lead: LeadDetail) => void;
    onStale: () => void;
  },
) {
  const work = workOf(lead);
  const [draft, setDraft] = useState<Draft>({});
  /** The version on which the draft was begun. */
  const [basis, setBasis] = useState(work.version);
  const [by, setBy] = useState(ownName);
  const [busy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const isEntered = Object.keys(draft).length > 0;
  // What others do comes in while it is being typed: said before it is saved, not after.
  const isOvertaken = isEntered && work.version !== basis && work.version !== ownVersion;
  const save = async () => {
    keepOwnName(by);
    if (!isEntered) {
      toast({ variant: 'info', title: leadWork.unchanged }, 'corner');
      return;
    }
    setBusy(true);
    const { note = '', ...rest } = draft;
    const change = { ...rest, ...(note.trim() === '' ? {} : { note }) };
    try {
      const changed = await changeLead(lead.id, { ...change, by, ifVersion: work.version });
      toast({ variant: 'success', title: leadWork.saved }, 'corner');
      setDraft({});
      setRefused(false);
      onChanged(changed);
    } catch (error) {
      if (error instanceof CallError && error.reason === 'stale_lead') {
        setRefused(true);
        onStale();
      } else {
        noteFailure(error);
        toast(
          { variant: 'error', title: inbox.done.failed, description: reasonFor(error) },
          'corner',
        );
      }
    }
    setBusy(false);
  };
  return {
    values: { ...work, note: '', ...draft },
    enter(more: Draft): void {
      if (!isEntered) setBasis(work.version);
      setDraft((before) => ({ ...before, ...more }));
    },
    by,
    setBy,
    save,
    isStale: isRefused || isOvertaken,
    busy,
  };
}
