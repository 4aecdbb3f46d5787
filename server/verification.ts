import type { FastifyBaseLogger } from 'fastify';
import type { Store } from './store/store.ts';

/**
 * Right after a start, phones send what they have queued; reading the whole database would slow
 * that down.
 */
const FIRST_AFTER_MS = 5 * 60_000;
const EVERY_MS = 24 * 60 * 60_000;

/** Checks the whole database after the start and once a day, and logs damage. */
export function createVerification(store: Pick<Store, 'verify'>, log: FastifyBaseLogger) {
  let timer: NodeJS.Timeout | undefined;

  function after(delay: number): void {
    timer = setTimeout(() => void verify(), delay);
    timer.unref();
  }

  async function verify(): Promise<void> {
    try {
      const damage = await store.verify();
      if (damage !== null) log.error({ damage }, 'The database is damaged. Restore a backup.');
    } catch (error) {
      log.error(error, 'Could not check the database for damage. Checking again in 24 hours.');
    }
    after(EVERY_MS);
  }

  return { start: (): void => after(FIRST_AFTER_MS), stop: (): void => clearTimeout(timer) };
}
