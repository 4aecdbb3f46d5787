import type { RevisionPost } from '#contract/admin/content.ts';
import { openChannel } from '#lib/browser.ts';
import { workerRegistration } from '#lib/browser-page.ts';
import { createStore, type ReadableStore } from '#lib/create-store.ts';
import { KEPT_LIMIT_MS, withTimeLimit } from '#lib/time-limit.ts';
import {
  changeWebsite,
  putWebsite,
  readWebsite,
  removeAllWebsite,
  websiteRow,
  type WebsiteRow,
} from '#outbox/admin/website-rows.ts';
import { sendWebsite, WEBSITE_CHANNEL } from '#outbox/admin/website-send.ts';
import { registerSync, WEBSITE_SYNC_TAG } from '#outbox/core/sync.ts';
import { CallError } from '../api/call.ts';
import { whenUnpressed } from '../api/press.ts';
import { queryClient } from '../api/queries.ts';
import { listen } from '../events/events.ts';
import { noteFailure, sessionState, subscribeSession } from '../session/session.ts';
import { forgetOverview } from './kept-overview.ts';
import { forgetTexts } from './text-groups.ts';
import { storeLeft } from './left-rows.ts';

// Entries of the website are written to this device while they are typed, and sent once somebody has
// pressed Publish or Save draft: at once, or as soon as the server answers.

/** Key of all queries about the website. */
export const WEBSITE_KEY = ['website'];

const rows = createStore<readonly WebsiteRow[]>([]);
const channel = openChannel(WEBSITE_CHANNEL);

/** What is being edited on this device, waits to be sent, or was not accepted; oldest first. */
export const websiteStore: ReadableStore<readonly WebsiteRow[]> = whenUnpressed(rows);

/** Whether a row waits for the server, not for somebody here. */
export function isWaiting({ send, refusal }: WebsiteRow): boolean {
  return send !== undefined && refusal === undefined;
}

/** An entry was not stored, since another tab has written something else of it. */
export class WrittenElsewhere extends Error {
  readonly other: WebsiteRow;

  constructor(other: WebsiteRow) {
    super('Another tab has changed this entry');
    this.other = other;
  }
}

/** How a row is stored. */
type Keeping = {
  readonly pictures?: ReadonlyMap<string, ArrayBuffer> | undefined;
  /** Whether what another tab has written since must stay. */
  readonly isCompared?: boolean;
  /** What another tab has written, which is replaced on purpose. */
  readonly instead?: WebsiteRow | undefined;
};

/**
 * Stores what was typed so far, with the bytes of new pictures; resolves with the row as it is stored.
 * Rejects if storage is refused, and with WrittenElsewhere.
 */
export async function keepRow(
  row: WebsiteRow,
  { pictures, isCompared = false, instead }: Keeping = {},
): Promise<WebsiteRow> {
  const kept = { ...row, at: Math.max(Date.now(), row.at + 1, (instead?.at ?? 0) + 1) };
  const compared = isCompared ? { since: row.at, instead } : undefined;
  const other = await putWebsite(kept, pictures, compared);
  if (other !== null) throw new WrittenElsewhere(other);
  await announce();
  return kept;
}

/** Stores a row in its place, or beside what another tab has written since. */
async function keepLeftRow(row: WebsiteRow): Promise<void> {
  if (row.isCopy === true) {
    await keepRow(row);
    return;
  }
  try {
    await keepRow(row, { isCompared: true });
  } catch (error) {
    if (!(error instanceof WrittenElsewhere)) throw error;
    await keepRow({ ...row, id: crypto.randomUUID(), isCopy: true });
  }
}

let restoring: Promise<void> | undefined;

/** Stores what the page was left with before it could be stored; once after each load. */
function restored(): Promise<void> {
  // Refused, it stays for the next load.
  restoring ??= storeLeft(keepLeftRow).catch(() => undefined);
  return restoring;
}

/** A row to go on editing: it is no longer sent. Null if it is gone. */
export async function editRow(id: string): Promise<WebsiteRow | null> {
  await restored();
  await changeWebsite(id, ({ send: _send, ...row }) => row);
  await announce();
  return websiteRow(id);
}

/**
 * Stores a row, then sends it. Resolves with whether the server has answered by
 * now; if not, it is sent by itself as soon as the server does.
 */
export async function sendRow(
  row: WebsiteRow,
  { body, uploads }: { body: RevisionPost; uploads: NonNullable<WebsiteRow['send']>['uploads'] },
  keeping: Keeping = {},
): Promise<boolean> {
  const { refusal: _refusal, overtaken: _overtaken, isCopy: _isCopy, ...rest } = row;
  const send = { revision: body.id, state: body.state, uploads: [...uploads], body };
  await keepRow({ ...rest, slug: body.slug, send }, keeping);
  const isAnswered = await withTimeLimit(sendNow(), KEPT_LIMIT_MS).catch(() => false);
  if (!isAnswered) void wakeWorker();
  return isAnswered;
}

/** Has the browser wake the worker once there is signal, where it can: the app may be closed by then. */
async function wakeWorker(): Promise<void> {
  const registration = await workerRegistration();
  if (registration?.active) await registerSync(registration, WEBSITE_SYNC_TAG);
}

let last: Promise<boolean> = Promise.resolve(true);

/** Sends what waits; resolves with whether all of it has been answered. */
function sendNow(): Promise<boolean> {
  last = last.then(round);
  return last;
}

async function round(): Promise<boolean> {
  let isChanged = false;
  const end = await sendWebsite(() => {
    isChanged = true;
  }).catch((): 'later' => 'later');
  // Shown as waiting until the list has it: a further change must be based on what was sent.
  if (isChanged) await queryClient.invalidateQueries({ queryKey: WEBSITE_KEY });
  if (end === 'signed_out') noteFailure(new CallError('not_signed_in', 'The session is over'));
  await announce();
  return end === 'done';
}

/** Forgets a row: an unfinished entry, one that was refused, or a message that was read. */
export async function dropRow(id: string): Promise<void> {
  await changeWebsite(id, () => null);
  await announce();
}

/** Forgets everything, when the owner signs out. */
export async function dropWebsite(): Promise<void> {
  await Promise.all([removeAllWebsite(), forgetOverview(), forgetTexts()]).catch(() => undefined);
  await announce();
}

async function announce(): Promise<void> {
  await reread();
  channel?.postMessage(null);
}

async function reread(): Promise<void> {
  rows.set(await readWebsite().catch(() => []));
}

/**
 * Reads what is here, and sends what waits when the page opens, when somebody has signed in and
 * whenever the server is back. Returns how to stop.
 */
export function startSendingWebsite(): () => void {
  const trySending = () => {
    if (sessionState() === 'signed_in' && rows.get().some(isWaiting)) void sendNow();
  };
  const onMessage = async () => {
    const before = rows.get().filter(isWaiting).length;
    await reread();
    // Another tab or the worker has sent something.
    if (rows.get().filter(isWaiting).length < before) {
      await queryClient.invalidateQueries({ queryKey: WEBSITE_KEY });
    }
  };
  const onMessages = () => void onMessage();
  channel?.addEventListener('message', onMessages);
  const stops = [
    // The stream of events has opened: the server answers.
    listen(({ lead }) => lead === null && trySending()),
    subscribeSession(trySending),
    () => channel?.removeEventListener('message', onMessages),
  ];
  void restored().then(reread).then(trySending);
  return () => stops.forEach((stop) => stop());
}
