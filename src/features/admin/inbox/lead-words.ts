import { inbox } from '#content/admin/inbox.ts';
import { stageLabels } from '#content/admin/lead.ts';
import { leadForms } from '#content/admin/lead-forms.ts';
import { workOf } from '#contract/admin/lead-work.ts';
import type { LeadSummary } from '#contract/admin/leads.ts';
import { formatDuration } from '../shared/format.ts';
import { useMinute } from './AnswerBy.tsx';

const MINUTE_MS = 60_000;

/** Since a lead arrived. */
export function useAge(receivedAt: string): string {
  const age = useMinute() - Date.parse(receivedAt);
  return age < 2 * MINUTE_MS ? inbox.justNow : inbox.age(formatDuration(age));
}

/** Job and suburb; the form, if it asks for neither. */
export function jobIn({ job, suburb, formType }: LeadSummary): string {
  return [job, suburb].filter(Boolean).join(' · ') || leadForms[formType].label;
}

/** The stage, or that it is held back or spam. */
export function stateOf(lead: LeadSummary): string {
  const { spam, heldBackFor, handled } = lead;
  if (heldBackFor.length > 0 && !handled) return inbox.states.held_back;
  if (spam !== null) return inbox.states.spam;
  return stageLabels[workOf(lead).stage];
}
