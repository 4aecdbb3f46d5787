import { useEffect, useRef, useState } from 'react';
import { toast } from '#components/toast/toasts.tsx';
import { inbox, listWords } from '#content/admin/inbox.ts';
import { stageLabels } from '#content/admin/lead.ts';
import { type LeadStage, workOf } from '#contract/admin/lead-work.ts';
import type { LeadChange, LeadSummary } from '#contract/admin/leads.ts';
import { CallError, reasonFor } from '../../api/call.ts';
import { leadsChanged } from '../../api/lead-data.ts';
import { noteFailure } from '../../session/session.ts';
import { changeLead, ownName } from '../lead-calls.ts';
import { useListKeys } from './list-keys.tsx';

/** What is changed of a lead from its row. */
export type RowChange =
  | { readonly stage: LeadStage; readonly lostReason?: string }
  | { readonly spam: boolean };

/** The id of the button that opens a lead's row. */
export const openerId = (id: string) => `opener-${id}`;

/** The lead that has the focus: the keys move it, and archive it; its row's menu changes it. */
export function useCurrentLead(leads: readonly LeadSummary[]) {
  const [id, setId] = useState<string | null>(null);
  const [isTelling, setTelling] = useState(false);
  /** The lead that is to have the focus as soon as its row is there. */
  const wanted = useRef<string | null>(null);
  /** A lead that was changed from its row, and where that stood: it may leave the list. */
  const left = useRef<{ readonly id: string; readonly index: number } | null>(null);
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
  // What has gone had the focus: it goes on to what stands there now.
  useEffect(() => {
    if (left.current === null || leads.some((lead) => lead.id === left.current?.id)) return;
    const { index } = left.current;
    left.current = null;
    if (document.activeElement === document.body) goTo(leads[index] ?? leads.at(-1));
  });
  const index = leads.findIndex((lead) => lead.id === id);
  const archive = async (lead: LeadSummary) => {
    const said = listWords.archived(lead.name || inbox.nameless);
    if (await changeRow(lead, { stage: 'archived' }, said)) {
      goTo(leads[index + 1] ?? leads[index - 1]);
    }
    await leadsChanged([lead.id]);
  };
  const leave = (lead: LeadSummary) => {
    left.current = { id: lead.id, index: leads.findIndex((one) => one.id === lead.id) };
  };
  const change = async (lead: LeadSummary, to: RowChange) => {
    leave(lead);
    await changeRow(lead, to, saidOf(lead, to));
    await leadsChanged([lead.id]);
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
    /** A lead is going from the list: the focus goes on to what will stand there. */
    leave,
    /** Changes a lead from its row. */
    change,
    onFocus: (element: Element) => {
      const row = element.closest('[data-lead]');
      if (row instanceof HTMLElement) setId(row.dataset['lead'] ?? null);
    },
  };
}

function saidOf({ name }: LeadSummary, to: RowChange): string {
  if ('stage' in to) return listWords.menu.changed(name || inbox.nameless, stageLabels[to.stage]);
  return to.spam ? inbox.done.spam : inbox.done.notSpam;
}

/** Changes a lead as shown in its row and says how that went; false if it was not changed. */
async function changeRow(lead: LeadSummary, to: RowChange, said: string): Promise<boolean> {
  const change: LeadChange = { ...to, by: ownName(), ifVersion: workOf(lead).version };
  try {
    await changeLead(lead.id, change);
    toast({ variant: 'success', title: said }, 'corner');
    return true;
  } catch (error) {
    noteFailure(error);
    const isStale = error instanceof CallError && error.reason === 'stale_lead';
    const description = isStale ? listWords.stale : reasonFor(error);
    toast({ variant: 'error', title: inbox.done.failed, description }, 'corner');
    return false;
  }
}
