import { type LeadSummary, type SpamSign, spamSigns } from '#contract/admin/leads.ts';

/** Value of the column `spam` once the owner has marked a lead as spam. */
export const OWNER_MARK = 'owner';

const BETWEEN = '+';

/** Value of the column for a lead held back for these signs; null for one that is not. */
export function spamColumn(signs: readonly SpamSign[]): string | null {
  return signs.length === 0 ? null : signs.join(BETWEEN);
}

/** The signs in the column; release 0.1.0 held leads back for a single one. */
export function signsOf(column: string | null): SpamSign[] {
  const named = column?.split(BETWEEN) ?? [];
  return spamSigns.filter((sign) => named.includes(sign));
}

/** Why a lead counts as spam, in one word. */
export function markOf(column: string | null): LeadSummary['spam'] {
  if (column === null) return null;
  return signsOf(column)[0] ?? OWNER_MARK;
}
