import {
  type HandRoad,
  type ReceivedCapsule,
  receivedCapsulesSchema,
} from '#contract/admin/capsules.ts';
import { blockOf, capsulesIn, readablePart } from '#contract/capsule/block.ts';
import { paths } from '#contract/paths.ts';
import { openChannel, webLocks } from '#lib/browser.ts';
import { createStore, type ReadableStore } from '#lib/create-store.ts';
import { KEPT_LIMIT_MS, TimeLimitError, withTimeLimit } from '#lib/time-limit.ts';
import { call, CallError } from '../api/call.ts';
import { leadsChanged } from '../api/lead-data.ts';
import { whenUnpressed } from '../api/press.ts';
import { readMessage } from '../by-hand/pasted.ts';
import { codeOf, isLater } from '../changes/changes.ts';
import { listen } from '../events/events.ts';
import { ownName } from '../inbox/lead-calls.ts';
import { sessionState, subscribeSession } from '../session/session.ts';
import {
  keepMessage,
  type KeptMessage,
  readMessages,
  removeAllMessages,
  removeMessage,
} from './messages-db.ts';

// A message with a lead is written to this device first and then sent. Without signal it waits here;
// the server counts a lead once, however often its message arrives.

const NAME = 'office-messages';

const messages = createStore<readonly KeptMessage[]>([]);
const channel = openChannel(NAME);

/** All messages that the server has not confirmed, oldest first. */
export const messagesStore: ReadableStore<readonly KeptMessage[]> = whenUnpressed(messages);

/**
 * Keeps the leads of a message and sends them. Resolves with them, or with null if the server does not
 * answer now: then they are sent by themselves as soon as it does. Throws a CapsuleError if the message
 * has none that is whole, a CallError if the server refuses it; it is not kept then.
 */
export async function bringMessage(
  text: string,
  road: HandRoad,
): Promise<readonly ReceivedCapsule[] | null> {
  const message = capsulesIn(text).map(blockOf).join('\n');
  const { name, phone } = readMessage(readablePart(text));
  const row: KeptMessage = {
    id: crypto.randomUUID(),
    message,
    road,
    by: ownName(),
    who: name || phone,
    at: Date.now(),
  };
  try {
    await keepMessage(row);
  } catch {
    // Storage is refused: as good as a page without it can be.
    return send(row);
  }
  await announce();
  const sending = sendKept(row);
  try {
    const outcome = await withTimeLimit(sending, KEPT_LIMIT_MS);
    if (!(outcome instanceof CallError)) return outcome;
    await dropMessage(row.id);
    throw outcome;
  } catch (error) {
    if (error instanceof TimeLimitError) return null;
    throw error;
  }
}

async function send({ message, road, by }: KeptMessage): Promise<readonly ReceivedCapsule[]> {
  const body = { message, road, by };
  const { leads } = await call(receivedCapsulesSchema, paths.adminCapsules, {
    method: 'POST',
    body,
  });
  void leadsChanged(leads.map(({ id }) => id));
  return leads;
}

/** Its leads if they have arrived, null if they will be sent later, why it was refused. */
async function sendKept(row: KeptMessage): Promise<readonly ReceivedCapsule[] | null | CallError> {
  try {
    const leads = await send(row);
    await dropMessage(row.id);
    return leads;
  } catch (error) {
    if (isLater(error) || !(error instanceof CallError)) return null;
    await keepMessage({ ...row, refusedFor: codeOf(error) });
    await announce();
    return error;
  }
}

/** Whether a message still waits for the server, not for the owner. */
export function waits({ refusedFor }: KeptMessage): boolean {
  return refusedFor === undefined;
}

async function sendAll(): Promise<void> {
  for (const row of await readMessages()) {
    if (waits(row) && (await sendKept(row)) === null) return;
  }
}

let sending: Promise<void> | null = null;

/** Sends what waits, one tab at a time. */
function sendMessages(): Promise<void> {
  const locks = webLocks();
  sending ??= (locks === null ? sendAll() : locks.request(NAME, sendAll))
    .catch(() => undefined)
    .finally(() => (sending = null));
  return sending;
}

/** Gives up a message that the server will not take. */
export async function dropMessage(id: string): Promise<void> {
  await removeMessage(id);
  await announce();
}

/** Gives up all messages, when the owner signs out. */
export async function dropMessages(): Promise<void> {
  await removeAllMessages().catch(() => undefined);
  await announce();
}

async function announce(): Promise<void> {
  await reread();
  channel?.postMessage(null);
}

async function reread(): Promise<void> {
  messages.set(await readMessages().catch(() => []));
}

/**
 * Reads what waits, and sends it when the page opens, when somebody has signed in and whenever the
 * server is back. Returns how to stop.
 */
export function startSendingMessages(): () => void {
  const trySending = () => {
    if (sessionState() === 'signed_in' && messages.get().some(waits)) void sendMessages();
  };
  const onMessage = () => void reread();
  channel?.addEventListener('message', onMessage);
  const stops = [
    // The stream of events has opened: the server answers.
    listen(({ lead }) => lead === null && trySending()),
    subscribeSession(trySending),
    () => channel?.removeEventListener('message', onMessage),
  ];
  void reread().then(trySending);
  return () => stops.forEach((stop) => stop());
}
