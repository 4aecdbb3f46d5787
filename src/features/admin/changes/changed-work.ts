import type { LeadWork, Replaced } from '#contract/admin/lead-work.ts';
import type { LeadChange } from '#contract/admin/leads.ts';
import type { KeptChange } from './changes-db.ts';

/** The work on a lead with the changes that wait. */
export function workAfter(work: LeadWork, rows: readonly KeptChange[]): LeadWork {
  let { stage, lostReason, assignee, followUp } = work;
  for (const { change } of rows) {
    stage = change.stage ?? stage;
    lostReason = change.lostReason ?? lostReason;
    assignee = change.assignee ?? assignee;
    if (change.followUp !== undefined) followUp = change.followUp;
  }
  return { ...work, stage, lostReason, assignee, followUp };
}

/** The values of a lead that a change replaces. */
export function replacedBy(change: LeadChange, work: LeadWork): Replaced {
  // A lead is followed up on the day of its visit.
  const setsDay = change.followUp !== undefined || Boolean(change.visit);
  return {
    ...(change.stage === undefined ? {} : { stage: work.stage }),
    ...(change.lostReason === undefined ? {} : { lostReason: work.lostReason }),
    ...(change.assignee === undefined ? {} : { assignee: work.assignee }),
    ...(setsDay ? { followUp: work.followUp } : {}),
    ...(change.quote === undefined ? {} : { quote: work.quote ?? null }),
    ...(change.visit === undefined ? {} : { visit: work.visit ?? null }),
  };
}
