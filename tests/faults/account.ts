import { setTimeout as wait } from 'node:timers/promises';
import type { LeadSummary } from '../../src/contract/admin/leads.ts';
import type { Recorder } from '../support/recorder.ts';
import type { Sent } from './lead.ts';
import type { Result } from './record.ts';
import type { Scene } from './scene.ts';

/** How long after the end of the fault a lead may take, in ms; then it counts as late. */
const DELIVERY_LIMIT_MS = 60_000;
/** How long nothing may be kept and nothing be under way until what is missing is lost, in ms. */
const NOTHING_LEFT_MS = 5_000;
/** How long a phone may take to have heard of every delivery, in ms: longer than one attempt. */
const SETTLE_LIMIT_MS = 30_000;
const LOOK_AGAIN_MS = 100;

/** What happened to what was sent. */
export type Account = Pick<
  Result,
  'received' | 'repeats' | 'copies' | 'lost' | 'late' | 'deliveryMs'
>;

/** Waits until every lead has arrived, or is lost, or the time is over; then counts. */
export async function account(scene: Scene): Promise<Account> {
  await arrived(scene);
  const kept = await settled(scene);
  const inbox = await scene.site.inbox();
  const received = scene.sent.filter((lead) => inbox.some(lead.isRow));
  const missing = scene.sent.length - received.length;
  const late = Math.min(missing, kept + scene.network.open);
  const overAt = scene.overAt ?? Date.now();
  return {
    received: received.length,
    repeats: inbox.length - received.length,
    copies: scene.network.taken.length - takenIds(scene).size,
    late,
    lost: missing - late,
    deliveryMs: received.map((lead) => deliveredAfter(inbox, lead, overAt)),
  };
}

/** Problems with what the webhook got: every lead of the inbox, once, unless the server was killed. */
export async function forwarded(
  recorder: Recorder,
  received: number,
  repeatsAllowed: boolean,
): Promise<string[]> {
  const distinct = () =>
    new Set(recorder.received.map(({ envelope }) => envelope.submissionId)).size;
  const deadline = Date.now() + DELIVERY_LIMIT_MS;
  while (distinct() < received && Date.now() < deadline) await wait(LOOK_AGAIN_MS);
  const repeats = recorder.received.length - distinct();
  return [
    ...(distinct() === received ? [] : [`the webhook got ${distinct()} of ${received}`]),
    ...(repeats === 0 || repeatsAllowed ? [] : [`the webhook got ${repeats} twice`]),
  ];
}

function deliveredAfter(inbox: readonly LeadSummary[], lead: Sent, overAt: number): number {
  const times = inbox.filter(lead.isRow).map(({ receivedAt }) => Date.parse(receivedAt));
  return Math.max(0, Math.min(...times) - overAt);
}

/** Ids of the leads that the server has answered for. */
function takenIds({ network }: Scene): Set<string> {
  return new Set(network.taken.map(({ envelope }) => envelope.submissionId));
}

function allTaken({ network, sent }: Scene): boolean {
  return sent.every((lead) => network.taken.some(({ envelope }) => lead.isEnvelope(envelope)));
}

async function arrived(scene: Scene): Promise<void> {
  const deadline = Date.now() + DELIVERY_LIMIT_MS;
  let nothingLeftSince: number | null = null;
  while (Date.now() < deadline) {
    if (allTaken(scene)) return;
    const left = scene.network.open + (await scene.kept());
    if (left > 0) nothingLeftSince = null;
    else nothingLeftSince ??= Date.now();
    if (nothingLeftSince !== null && Date.now() - nothingLeftSince > NOTHING_LEFT_MS) return;
    await wait(LOOK_AGAIN_MS);
  }
}

/** Waits until the phone keeps nothing and nothing is under way: a repeat may still come. */
async function settled(scene: Scene): Promise<number> {
  const deadline = Date.now() + (allTaken(scene) ? SETTLE_LIMIT_MS : 0);
  for (;;) {
    const kept = await scene.kept();
    if (kept + scene.network.open === 0 || Date.now() > deadline) return kept;
    await wait(LOOK_AGAIN_MS);
  }
}
