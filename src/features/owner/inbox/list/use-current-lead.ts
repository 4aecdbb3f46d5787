import { useEffect, useRef, useState } from 'react';
import type { LeadSummary } from '#contract/office/admin.ts';
import { toast } from '#components/toast/toasts.ts';
import { inbox } from '#content/admin/inbox.ts';
import { listWords } from '#content/admin/lead-list.ts';
import { CallError } from '../../api/call.ts';
import { reasonFor } from '../../api/reason.ts';
import { noteFailure } from '../../session/session-store.ts';
import { changeLead } from '../lead-calls.ts';
import { ownName } from '../work/own-name.ts';
import { workOf } from '../work/work-of.ts';
import { useListKeys } from './use-list-keys.ts';

/** The id of the button that opens a lead's row. */
export const openerId = (id: string) => `opener-${id}`;

/** The lead that has the focus: the keys move it, and archive it. */
export function useCurrentLead(
  leads: readonly LeadSummary[],
  onChanged: (ids: readonly string[]) => Promise<void>,
) {
  const [id, setId] = useState<string | null>(null);
  const [isTelling, setTelling] = useState(false);
  /** The lead that is to have the focus as soon as its row is there. */
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const opener = document.getElementById(openerId(wanted.current));
    if (opener === null) return;
    wanted.current = null;
    opener.focus();
  });

  const goTo = (lead: LeadSummary | undefined) => {
    if (lead === undefined) return;
    wanted.current = lead.id;
    setId(lead.id);
    document.getElementById(openerId(lead.id))?.focus();
  };
  const index = leads.findIndex((lead) => lead.id === id);
  const archive = async (lead: LeadSummary) => {
    try {
      const ifVersion = workOf(lead).version;
      await changeLead(lead.id, { stage: 'archived', by: ownName(), ifVersion });
      toast(
        { variant: 'success', title: listWords.archived(lead.name || inbox.nameless) },
        'corner',
      );
      goTo(leads[index + 1] ?? leads[index - 1]);
    } catch (error) {
      noteFailure(error);
      const isStale = error instanceof CallError && error.reason === 'stale_lead';
      const description = isStale ? listWords.stale : reasonFor(error);
      toast({ variant: 'error', title: inbox.done.failed, description }, 'corner');
    }
    await onChanged([lead.id]);
  };
  useListKeys({
    onMove: (by) => goTo(leads[index === -1 ? 0 : index + by]),
    onArchive: () => {
      const lead = leads[index];
      if (lead !== undefined) void archive(lead);
    },
    onTell: () => setTelling(true),
  });

  return {
    id,
    isTelling,
    stopTelling: () => setTelling(false),
    onFocus: (element: Element) => {
      const row = element.closest('[data-lead]');
      if (row instanceof HTMLElement) setId(row.dataset['lead'] ?? null);
    },
  };
}
