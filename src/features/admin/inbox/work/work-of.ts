import type { LeadSummary } from '#contract/admin/admin.ts';
import type { LeadWork } from '#contract/admin/lead-work.ts';

/** Where the work on a lead stands; a server of an earlier release knows but whether it is new. */
export function workOf({ work, handled }: Pick<LeadSummary, 'work' | 'handled'>): LeadWork {
  return (
    work ?? {
      stage: handled ? 'archived' : 'new',
      lostReason: '',
      assignee: '',
      followUp: null,
      version: 0,
    }
  );
}
