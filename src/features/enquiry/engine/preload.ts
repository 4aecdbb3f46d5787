import { whenIdle } from '#components/page-load.ts';
import type * as Submit from '#outbox/leads/submit.ts';
import type * as Checks from './validate.ts';

let checks: typeof Checks | null = null;

/** The code that validates answers and stored drafts; rejects while it can't be fetched. */
export async function loadChecks(): Promise<typeof Checks> {
  checks ??= await import('./validate.ts');
  return checks;
}

/** The code that sends a lead. */
export function loadSubmit(): Promise<typeof Submit> {
  return import('#outbox/leads/submit.ts');
}

function preload(code: Promise<unknown>): void {
  code.catch(() => {
    // Retried when it is needed.
  });
}

/** When a form is first touched: the code that validates it and, for when the connection is gone,
 * the code that shows the 'not sent' toast. */
export function preloadForTyping(): void {
  preload(loadChecks());
  preload(import('#components/toast/ToastHost.tsx'));
}

/**
 * Once a page with a form is idle, fetches the code that sends a lead: it is not needed at start,
 * and needed most once the connection is gone.
 */
export async function preloadWhenIdle(): Promise<void> {
  await whenIdle();
  preload(loadChecks());
  preload(loadSubmit());
}
