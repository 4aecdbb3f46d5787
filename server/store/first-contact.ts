import type { LeadStage } from '#contract/admin/lead-work.ts';
import { twoDigits } from './two-digits.ts';

type Before = {
  stage: LeadStage;
  received_at: string;
  answer_by: string | null;
  contact_delay: number | null;
};

/**
 * The columns that record a first contact, a lead's first step out of 'new'; none for other steps.
 */
export function firstContact(before: Before, stage: LeadStage, at: number) {
  if (before.stage !== 'new' || stage === 'new' || before.contact_delay !== null) return {};
  const { received_at, answer_by } = before;
  return {
    contact_delay: twoDigits(Math.max(0, at - Date.parse(received_at))),
    contact_kept: answer_by === null ? null : Number(at <= Date.parse(answer_by)),
  };
}
