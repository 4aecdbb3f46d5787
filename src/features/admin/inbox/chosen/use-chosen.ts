import { useState } from 'react';
import { toast } from '#components/toast/toasts.tsx';
import { inbox, listWords } from '#content/admin/inbox.ts';
import { businessDay } from '#content/business-time.ts';
import { workOf } from '#contract/admin/lead-work.ts';
import {
  type ChosenAnswer,
  type ChosenChange,
  type LeadSummary,
  MOST_CHOSEN,
} from '#contract/admin/leads.ts';
import { reasonFor } from '../../api/call.ts';
import { leadsChanged } from '../../api/lead-data.ts';
import { noteFailure } from '../../session/session.ts';
import { changeChosen, loadChosenCsv, ownName } from '../lead-calls.ts';
import { saveFile } from '#lib/browser-page.ts';

/** An action for the chosen leads: a change, or an export. */
export type ChosenAction = Omit<ChosenChange['change'], 'by'> | 'csv';

type Refused = {
  readonly id: string;
  readonly name: string;
  readonly outcome: 'stale' | 'gone';
};

/** The outcome of the last change: refused leads, and the number of changed ones. */
export type Refusals = { readonly rest: readonly Refused[]; readonly changed: number };

const NONE: Refusals = { rest: [], changed: 0 };

/** Which of the leads shown are chosen, and the actions for them. */
export function useChosen(leads: readonly LeadSummary[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Refusals>(NONE);
  const [busy, setBusy] = useState(false);
  const chosen = leads.filter(({ id }) => ids.has(id));

  const choose = (all: readonly LeadSummary[], isChosen: boolean) => {
    const next = new Set(chosen.map(({ id }) => id));
    for (const { id } of all)
      if (isChosen) next.add(id);
      else next.delete(id);
    if (next.size > MOST_CHOSEN) {
      toast({ variant: 'info', title: listWords.chosen.most(MOST_CHOSEN) }, 'corner');
    }
    setIds(new Set([...next].slice(0, MOST_CHOSEN)));
  };

  const change = async (to: Exclude<ChosenAction, 'csv'>) => {
    const answer = await changeChosen({
      leads: chosen.map((lead) => ({ id: lead.id, ifVersion: workOf(lead).version })),
      change: { ...to, by: ownName() },
    });
    const rest = refusedOf(answer, chosen);
    const changed = answer.leads.length - rest.length;
    // Otherwise the notice says it: a toast would cover the buttons needed next.
    if (rest.length === 0) {
      toast({ variant: 'success', title: listWords.chosen.changed(changed) }, 'corner');
    }
    setRefused({ rest, changed });
    // Refused leads stay chosen, so that one press tries again.
    setIds(new Set(answer.leads.flatMap(({ id, outcome }) => (outcome === 'stale' ? [id] : []))));
    await leadsChanged(chosen.map(({ id }) => id));
  };

  const act = async (action: ChosenAction) => {
    setBusy(true);
    try {
      if (action === 'csv') {
        const file = await loadChosenCsv(chosen.map(({ id }) => id));
        saveFile(file, `leads-${businessDay(new Date())}.csv`);
      } else {
        await change(action);
      }
    } catch (error) {
      noteFailure(error);
      const title = inbox.done.failed;
      toast({ variant: 'error', title, description: reasonFor(error) }, 'corner');
    }
    setBusy(false);
  };

  const clear = () => {
    setIds(new Set());
    setRefused(NONE);
  };
  return { ids, count: chosen.length, refused, busy, choose, act, clear };
}

function refusedOf({ leads }: ChosenAnswer, chosen: readonly LeadSummary[]): Refused[] {
  return leads.flatMap(({ id, outcome }) => {
    if (outcome === 'changed') return [];
    const name = chosen.find((lead) => lead.id === id)?.name || inbox.nameless;
    return [{ id, name, outcome }];
  });
}
