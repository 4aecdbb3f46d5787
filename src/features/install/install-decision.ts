import { runsAsApp } from '#lib/browser-page.ts';
import { mayHaveWaiting, noteWaiting } from '#outbox/core/page-memory.ts';
import { noteVisit } from './install-memory.ts';

/** The visit from which on the offer is made to somebody who has sent nothing. */
const FIRST_OFFERED_VISIT = 2;

/**
 * Whether this is a good moment to offer the installation: after a lead was sent or on the second
 * visit, never again once it was answered, never inside the app itself. What waits is sent first,
 * since an installed app can have a storage of its own (iPhone); if it can't be, there is no offer.
 */
export async function isGoodMoment(leadSent: boolean, now: number = Date.now()): Promise<boolean> {
  const { visits, answered } = noteVisit(now);
  if (answered || runsAsApp()) return false;
  if (!leadSent && visits < FIRST_OFFERED_VISIT) return false;
  return nothingWaits();
}

async function nothingWaits(): Promise<boolean> {
  if (!mayHaveWaiting()) return true;
  try {
    const { drain } = await import('#outbox/leads/drain.ts');
    const { waiting } = await drain({ trigger: 'manual' });
    noteWaiting(waiting > 0);
    return waiting === 0;
  } catch {
    return false;
  }
}

/** Whether this is an iPhone or iPad, where only the visitor's own hand can install. */
export function installsByHand(): boolean {
  return 'standalone' in navigator && navigator.standalone === false;
}
