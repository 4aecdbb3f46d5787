import { leadPageSchema } from '#contract/admin/leads.ts';
import type { AdminEvent } from '#contract/admin/session.ts';
import { paths } from '#contract/paths.ts';
import type { ToWorker } from '#contract/worker-messages.ts';
import { tellWorker } from '#lib/browser-page.ts';
import { showBadge } from '#lib/browser.ts';
import { call, unasked } from './api/call.ts';
import { listen } from './events/events.ts';
import { throttle } from './events/throttle.ts';
import { sessionState, type SessionState, subscribeSession } from './session/session.ts';

/** Shows the number of new leads on the app icon until the owner signs out. Returns how to stop. */
export function startBadge(): () => void {
  const { schedule, cancel } = throttle(() => void showNewLeads().catch(() => undefined));
  let before: SessionState = sessionState();
  const onSession = () => {
    const now = sessionState();
    // A session that had already ended when the page opened is not a sign-out.
    if (now === 'signed_out' && before !== 'checking') show(null);
    before = now;
  };
  // A notification that was sent changes no lead.
  const onEvent = ({ kind }: AdminEvent) => {
    if (kind !== 'told') schedule();
  };
  const stops = [listen(onEvent), subscribeSession(onSession)];
  return () => {
    for (const stop of stops) stop();
    cancel();
  };
}

async function showNewLeads(): Promise<void> {
  const path = `${paths.adminLeads}?state=open&limit=1`;
  const { total } = await call(leadPageSchema, path, { signal: unasked() });
  if (sessionState() === 'signed_in') show(total);
}

/** Sets the badge, and the worker's count, which push messages continue; null removes both. */
function show(count: number | null): void {
  const message: ToWorker = { type: 'NEW_LEADS', count };
  void tellWorker(message);
  void showBadge(count ?? 0);
}
