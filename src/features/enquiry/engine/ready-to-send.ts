import { whenIdle } from '#components/when-idle.ts';
import type * as Outbox from '#outbox/outbox.ts';
import type * as Submit from '#outbox/submit.ts';
import { loadChecks } from './load-checks.ts';

/** The code that sends a lead. */
export function loadSubmit(): Promise<typeof Submit> {
  return import('#outbox/submit.ts');
}

/** The code that reads stored leads. */
export function loadOutbox(): Promise<typeof Outbox> {
  return import('#outbox/outbox.ts');
}

function fetchAhead(part: Promise<unknown>): void {
  part.catch(() => {
    // Retried when it is needed.
  });
}

/** Fetches the validation code, at the latest when a form is first touched. */
export function readyToCheck(): void {
  fetchAhead(loadChecks());
}

/**
 * Once a page with a form is idle, fetches the code that sends a lead: it is not needed at start,
 * and needed most when there is no connection any more.
 */
export async function readyToSend(): Promise<void> {
  await whenIdle();
  readyToCheck();
  fetchAhead(loadSubmit());
}

/**
 * Fetches the code that renders toasts while there is a connection: the 'not sent' toast is needed
 * most when there is none.
 */
export function readyToasts(): void {
  fetchAhead(import('#components/toast/ToastHost.tsx'));
}
