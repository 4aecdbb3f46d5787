import type { LeadChange, LeadSummary } from '#contract/admin/admin.ts';
import type { LeadStage } from '#contract/admin/lead-work.ts';
import { toast } from '#components/toast/toasts.ts';
import { inbox } from '#content/admin/inbox.ts';
import { listWords } from '#content/admin/lead-list.ts';
import { CallError } from '../../api/call.ts';
import { reasonFor } from '../../api/reason.ts';
import { noteFailure } from '../../session/session-store.ts';
import { changeLead } from '../lead-calls.ts';
import { ownName } from '../work/own-name.ts';
import { workOf } from '../work/work-of.ts';

/** What is changed of a lead from its row. */
export type RowChange =
  | { readonly stage: LeadStage; readonly lostReason?: string }
  | { readonly spam: boolean };

/** Changes a lead as it is on show, and says what came of it: false where it was not changed. */
export async function changeRow(lead: LeadSummary, to: RowChange, said: string): Promise<boolean> {
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
