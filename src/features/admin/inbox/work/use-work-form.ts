import { useState } from 'react';
import type { LeadDetail } from '#contract/admin/admin.ts';
import { toast } from '#components/toast/toasts.tsx';
import { inbox } from '#content/admin/inbox.ts';
import { leadWork } from '#content/admin/lead-work.ts';
import { CallError } from '../../api/call.ts';
import { reasonFor } from '../../api/reason.ts';
import { enteredSince } from '../../shared/unsaved.ts';
import { noteFailure } from '../../session/session-store.ts';
import { changeLead } from '../lead-calls.ts';
import { keepOwnName, ownName } from './own-name.ts';
import { keepUnsaved, unsavedOf, useUnsaved, type Entered, type Unsaved } from './unsaved.ts';
import { workOf } from './work-of.ts';

const NOTHING: Unsaved = { entered: {}, basis: 0 };

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
  const unsaved = useUnsaved(lead.id);
  /** What has been entered, and the version on which that was begun. */
  const { entered: draft, basis, isSending: busy = false } = unsaved ?? NOTHING;
  const [by, setBy] = useState(ownName);
  const [isRefused, setRefused] = useState(false);
  const isEntered = Object.keys(draft).length > 0;
  // What others do comes in while it is being typed: said before it is saved, not after. While it is on
  // its way what comes in may be its own.
  const isOvertaken = isEntered && !busy && work.version > basis && work.version !== ownVersion;
  const save = async () => {
    keepOwnName(by);
    if (!isEntered) {
      toast({ variant: 'info', title: leadWork.unchanged }, 'corner');
      return;
    }
    keepUnsaved(lead.id, { entered: draft, basis, isSending: true });
    const { note = '', ...rest } = draft;
    const change = { ...rest, ...(note.trim() === '' ? {} : { note }) };
    // What this page has made itself may be here before the lead that is on show.
    const ifVersion = Math.max(work.version, basis);
    try {
      const changed = await changeLead(lead.id, { ...change, by, ifVersion });
      toast({ variant: 'success', title: leadWork.saved }, 'corner');
      // Not this form's state: its row may be closed by now, or have been opened anew.
      keepUnsaved(lead.id, {
        entered: enteredSince(draft, unsavedOf(lead.id)?.entered ?? {}),
        basis: workOf(changed).version,
      });
      setRefused(false);
      onChanged(changed);
    } catch (error) {
      const kept = unsavedOf(lead.id);
      if (kept) keepUnsaved(lead.id, { ...kept, isSending: false });
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
  };
  return {
    values: { ...work, note: '', ...draft },
    enter(more: Entered): void {
      const { entered, ...begun } = unsavedOf(lead.id) ?? { entered: {}, basis: work.version };
      keepUnsaved(lead.id, { ...begun, entered: { ...entered, ...more } });
    },
    by,
    setBy,
    save,
    isStale: isRefused || isOvertaken,
    busy,
  };
}
