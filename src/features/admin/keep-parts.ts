import type { ToWorker } from '#contract/worker-messages.ts';
import { tellWorker } from '#lib/browser-page.ts';

const message: ToWorker = { type: 'CACHE_OWNERS' };

/** Has the worker keep the owner's screens and their code, which it keeps on no visitor's phone. */
export function keepAdminParts(): void {
  void tellWorker(message);
}
