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

/** Keeps the count of new leads on the admin's icon, until the owner signs out. Returns how to stop. */
export function startBadge(): () => void {
  const { schedule, cancel } = throttle(() => void showNewLeads().catch(() => undefined));
  let before: SessionState = sessionState();
  const onSession = () => {
    const now = sessionState();
    // Who comes to a session that has ended meanwhile has not signed out.
    if (now === 'signed_out' && before !== 'checking') show(null);
    before = now;
  };
  // Who was told makes none of them less new.
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

/** On the icon, and to the worker, which goes on counting when a notice comes; null takes it away. */
function show(count: number | null): void {
  const message: ToWorker = { type: 'NEW_LEADS', count };
  void tellWorker(message);
  void showBadge(count ?? 0);
}
