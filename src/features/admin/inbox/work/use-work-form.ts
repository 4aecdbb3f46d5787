import { useState } from 'react';
import { toast } from '#components/toast/toasts.tsx';
import { ownChanges } from '#content/admin/changes.ts';
import { inbox } from '#content/admin/inbox.ts';
import { leadWork } from '#content/admin/lead.ts';
import { workOf } from '#contract/admin/lead-work.ts';
import { leadChangeSchema, type LeadDetail } from '#contract/admin/leads.ts';
import { z } from '#contract/zod.ts';
import { CallError, reasonFor } from '../../api/call.ts';
import { noteFailure } from '../../session/session.ts';
import { createUnsaved, enteredSince } from '../../shared/unsaved.ts';
import { type ChangedLead, makeChange, useWaiting } from '../../changes/changes.ts';
import { workAfter } from '../../changes/changed-work.ts';
import { keepOwnName, ownName } from '../lead-calls.ts';

const NOTHING: Unsaved = { entered: {}, basis: 0 };

/**
 * Input on top of the server's data. Only what was entered is sent, so that two owners do not undo
 * each other's changes. `onStale` reloads the lead if another change came first; `ownVersion` is the
 * version that resulted from the last change in this view.
 */
export function useWorkForm(
  lead: ChangedLead,
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
  const waiting = useWaiting(lead.id);
  const unsaved = useUnsaved(lead.id);
  const { entered: draft, basis, isSending: busy = false } = unsaved ?? NOTHING;
  const [by, setBy] = useState(ownName);
  const [isRefused, setRefused] = useState(false);
  const isEntered = Object.keys(draft).length > 0;
  // Another owner's change arrived while typing: say so before saving. While saving, the change may be
  // our own.
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
    // The response to our own change may arrive before the lead is shown again.
    const ifVersion = Math.max(work.version, basis);
    try {
      const changed = await makeChange(lead, { ...change, by }, ifVersion);
      toast(
        changed === null
          ? { variant: 'info', ...ownChanges.kept }
          : { variant: 'success', title: leadWork.saved },
        'corner',
      );
      // Not component state: the row may have been closed, or opened again.
      keepUnsaved(lead.id, {
        entered: enteredSince(draft, unsavedOf(lead.id)?.entered ?? {}),
        basis: changed === null ? ifVersion : workOf(changed).version,
      });
      setRefused(false);
      if (changed !== null) onChanged(changed);
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
    values: { ...workAfter(work, waiting), note: '', ...draft },
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

export type WorkForm = ReturnType<typeof useWorkForm>;

const enteredSchema = z.pick(leadChangeSchema, {
  assignee: true,
  followUp: true,
  note: true,
});

export type Entered = z.infer<typeof enteredSchema>;

/** Unsaved input, and the version of the lead it is based on. */
export type Unsaved = {
  readonly entered: Entered;
  readonly basis: number;
  /** Whether it is being saved. */
  readonly isSending?: boolean;
};

const text = z.optional(z.string());

// `isSending` is not stored: if the save succeeded after a reload, the form will say that it is stale.
const unsaved = createUnsaved<string, Unsaved>({
  name: 'leads',
  schema: z.object({
    // As typed: leading spaces are valid here.
    entered: z.extend(enteredSchema, { assignee: text, note: text }),
    basis: z.number(),
  }),
});

/** Unsaved input of a lead, also if its row is closed. */
export const unsavedOf = unsaved.of;

export const useUnsaved = unsaved.useKept;

export function keepUnsaved(leadId: string, next: Unsaved): void {
  unsaved.keep(leadId, Object.keys(next.entered).length === 0 ? undefined : next);
}
