import { whenIdle } from '#components/when-idle.ts';
import type * as Outbox from '#outbox/outbox.ts';
import type * as Submit from '#outbox/submit.ts';
import { loadChecks } from './load-checks.ts';

/** What sends a lead. */
export function loadSubmit(): Promise<typeof Submit> {
  return import('#outbox/submit.ts');
}

/** What reads the kept leads. */
export function loadOutbox(): Promise<typeof Outbox> {
  return import('#outbox/outbox.ts');
}

function fetchAhead(part: Promise<unknown>): void {
  part.catch(() => {
    // Asked for again when it is needed.
  });
}

/** Fetches what checks the answers: with the first touch of a form at the latest. */
export function readyToCheck(): void {
  fetchAhead(loadChecks());
}

/**
 * Fetches, once a page with a form is idle, what sends a lead: it is not needed to start the page,
 * and wanted most when there is no connection any more.
 */
export async function readyToSend(): Promise<void> {
  await whenIdle();
  readyToCheck();
  fetchAhead(loadSubmit());
}

/**
 * Fetches the code that draws toasts while there is a connection: the toast that says 'not sent' is
 * wanted most when there is none.
 */
export function readyToasts(): void {
  fetchAhead(import('#components/toast/ToastHost.tsx'));
}
