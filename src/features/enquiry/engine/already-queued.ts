import { get } from '#outbox/outbox.ts';
import type { Session } from './session.ts';

/**
 * Whether a draft's lead is in the outbox already: the page went away between the write and the
 * clearing of the draft. Only a draft that was sent once is looked up, so that a page with nothing
 * waiting doesn't open the database at its start.
 */
export async function isAlreadyQueued(session: Session): Promise<boolean> {
  if (!session.attempt) return false;
  try {
    return (await get(session.submissionId)) !== null;
  } catch {
    return false;
  }
}
