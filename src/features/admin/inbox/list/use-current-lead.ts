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

/** A change made from a lead's row. */
export type RowChange =
  | { readonly stage: LeadStage; readonly lostReason?: string }
  | { readonly spam: boolean };

/** Id of the button that expands a lead's row. */
export const openerId = (id: string) => `opener-${id}`;

/** The focused lead: keys move the focus and archive it, its menu changes it. */
export function useCurrentLead(leads: readonly LeadSummary[]) {
  const [id, setId] = useState<string | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  /** The lead to focus once its row is rendered. */
  const wanted = useRef<string | null>(null);
  /** A lead changed from its row, and its index: it may leave the list. */
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
  // The focused row is gone: focus the one in its place.
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
    onHelp: () => setHelpOpen(true),
  });

  return {
    id,
    isHelpOpen,
    closeHelp: () => setHelpOpen(false),
    /** Call before a lead leaves the list: focus moves to the one in its place. */
    leave,
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

/** Changes a lead based on the version in its row; returns whether it was changed. */
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
