import { useState } from 'react';
import { toast } from '#components/toast/toasts.tsx';
import { inbox } from '#content/admin/inbox.ts';
import { leadWork } from '#content/admin/lead.ts';
import { workOf } from '#contract/admin/lead-work.ts';
import { leadChangeSchema, type LeadDetail } from '#contract/admin/leads.ts';
import { z } from '#contract/zod.ts';
import { CallError, reasonFor } from '../../api/call.ts';
import { noteFailure } from '../../session/session.ts';
import { createUnsaved, enteredSince } from '../../shared/unsaved.ts';
import { changeLead, keepOwnName, ownName } from '../lead-calls.ts';

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

const enteredSchema = z.pick(leadChangeSchema, {
  stage: true,
  lostReason: true,
  assignee: true,
  followUp: true,
  note: true,
});

/** What has been entered of the work on a lead. */
export type Entered = z.infer<typeof enteredSchema>;

/** What has been entered, and the version of the lead on which it was begun. */
export type Unsaved = {
  readonly entered: Entered;
  readonly basis: number;
  /** Whether it is on its way to the server. */
  readonly isSending?: boolean;
};

const text = z.optional(z.string());

// What was on its way when the page went may have been saved: that it is stale will be said then.
const unsaved = createUnsaved<string, Unsaved>({
  name: 'leads',
  schema: z.object({
    // As it was typed: a space that begins a note is none that is wrong.
    entered: z.extend(enteredSchema, { lostReason: text, assignee: text, note: text }),
    basis: z.number(),
  }),
});

/** What was entered of a lead and not saved: its row may have been closed, or have left its list, meanwhile. */
export const unsavedOf = unsaved.of;

/** The same for a form, which hears of what became of it. */
export const useUnsaved = unsaved.useKept;

/** Keeps it; nothing entered is forgotten. */
export function keepUnsaved(leadId: string, next: Unsaved): void {
  unsaved.keep(leadId, Object.keys(next.entered).length === 0 ? undefined : next);
}
