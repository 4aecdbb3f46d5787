import { toast } from '#components/toast/toasts.tsx';
import { useStore } from '#components/use-store.ts';
import { ownChanges } from '#content/admin/changes.ts';
import { workOf } from '#contract/admin/lead-work.ts';
import type { LeadChange, LeadDetail, LeadSummary } from '#contract/admin/leads.ts';
import { apiErrorCodes } from '#contract/api-error.ts';
import { openChannel, webLocks } from '#lib/browser.ts';
import { createStore, type ReadableStore } from '#lib/create-store.ts';
import { KEPT_LIMIT_MS, TimeLimitError, withTimeLimit } from '#lib/time-limit.ts';
import { CallError } from '../api/call.ts';
import { leadsChanged, whileChanging } from '../api/lead-data.ts';
import { whenUnpressed } from '../api/press.ts';
import { changeLead, loadLead } from '../inbox/lead-calls.ts';
import { listen } from '../events/events.ts';
import { noteFailure, sessionState, subscribeSession } from '../session/session.ts';
import {
  addChange,
  type KeptChange,
  putChange,
  readChanges,
  removeAllChanges,
} from './changes-db.ts';
import { replacedBy, workAfter } from './changed-work.ts';

// An owner's changes are written to this device first and then sent, in order and once each. Without
// signal they wait here; the server refuses one only if somebody else has set the same value.

const NAME = 'office-changes';

const changes = createStore<readonly KeptChange[]>([]);
const channel = openChannel(NAME);

/** Changes that were just made, whose answer is on its way. */
const fresh = new Set<string>();

/** All changes that the server has not confirmed, in order. */
export const changesStore: ReadableStore<readonly KeptChange[]> = whenUnpressed(changes);

/** A lead as far as a change concerns it. */
export type ChangedLead = Pick<LeadSummary, 'id' | 'name' | 'work' | 'handled'>;

/** Whether a change was just made: that it waits is not said at every save, for the moment that it takes. */
export function isFresh({ changeId }: KeptChange): boolean {
  return fresh.has(changeId);
}

/** What an owner enters. */
export type OwnChange = KeptChange['change'];

/** Whether a change still waits for the server, not for the owner. */
export function isWaiting({ theirs, refusedFor }: KeptChange): boolean {
  return theirs === undefined && refusedFor === undefined;
}

/**
 * Keeps a change and sends it. Resolves with the changed lead, or with null if the server does not
 * answer now: then it is sent by itself as soon as it does. Throws a CallError if it is refused;
 * it is kept no longer then. `ifVersion` is the version that the owner saw.
 */
export async function makeChange(
  lead: ChangedLead,
  change: OwnChange,
  ifVersion?: number,
): Promise<LeadDetail | null> {
  const changeId = crypto.randomUUID();
  const work = workAfter(workOf(lead), ofLead(lead.id));
  const row = {
    changeId,
    leadId: lead.id,
    name: lead.name,
    madeAt: Date.now(),
    change,
    was: replacedBy(change, work),
  };
  try {
    await addChange(row);
  } catch {
    // Storage is refused: as good as a page without it can be.
    return changeLead(lead.id, {
      ...change,
      changeId,
      ...(ifVersion === undefined ? {} : { ifVersion }),
    });
  }
  fresh.add(changeId);
  await reread();
  // After others of the same lead its version cannot be known yet.
  if (ofLead(lead.id).some((other) => other.changeId !== changeId)) {
    noLongerFresh(changeId);
    await sendChanges();
    return null;
  }
  const sending = sendFirst(row, ifVersion);
  try {
    return await whileChanging(withTimeLimit(sending, KEPT_LIMIT_MS));
  } catch (error) {
    if (error instanceof TimeLimitError) {
      // It goes on. The owner was told that it is kept: refused now, it is sent again as such.
      void sending.then(
        (changed) => (changed === null ? undefined : leadsChanged([lead.id])),
        () => sendChanges(),
      );
      return null;
    }
    await settle(changeId, null);
    throw error;
  } finally {
    noLongerFresh(changeId);
  }
}

function noLongerFresh(changeId: string): void {
  fresh.delete(changeId);
  changes.set([...changes.get()]);
}

async function sendFirst(row: KeptChange, ifVersion: number | undefined) {
  const { changeId, leadId, change, was } = row;
  const seen = ifVersion === undefined ? { was } : { ifVersion };
  try {
    const changed = await changeLead(leadId, { ...change, ...seen, changeId });
    await settle(changeId, null);
    return changed;
  } catch (error) {
    if (isLater(error)) return null;
    throw error;
  }
}

let sending: Promise<void> | null = null;

/** Sends what waits, in order. One tab at a time; a lead that has to be decided on holds up only itself. */
export function sendChanges(): Promise<void> {
  sending ??= withLock(sendAll)
    .catch(() => undefined)
    .finally(() => (sending = null));
  return sending;
}

async function sendAll(): Promise<void> {
  const held = new Set<string>();
  const sent = new Set<string>();
  const erased = new Set<string>();
  for (const row of await readChanges()) {
    const { leadId } = row;
    if (erased.has(leadId) || (held.has(leadId) && isWaiting(row))) continue;
    const outcome = isWaiting(row) ? await sendKept(row) : await standingOf(row);
    if (outcome === 'later') break;
    if (outcome === 'held') held.add(leadId);
    if (outcome === 'erased') erased.add(leadId);
    if (isWaiting(row)) sent.add(leadId);
  }
  await forgetLeads(erased);
  await reread();
  if (sent.size > 0) void leadsChanged([...sent]);
}

/** Whether the lead of a change that the owner has to decide on has been erased meanwhile. */
async function standingOf({ leadId }: KeptChange): Promise<'held' | 'erased'> {
  try {
    await loadLead(leadId, new AbortController().signal);
    return 'held';
  } catch (error) {
    return isGone(error) ? 'erased' : 'held';
  }
}

const isGone = (error: unknown): boolean =>
  error instanceof CallError && error.reason === 'not_found';

/** Forgets what was changed of erased leads: it holds the words of the people who wrote. */
async function forgetLeads(ids: ReadonlySet<string>): Promise<void> {
  const rows = (await readChanges()).filter(({ leadId }) => ids.has(leadId));
  if (rows.length === 0) return;
  for (const { changeId } of rows) await settle(changeId, null);
  toast({ variant: 'info', title: ownChanges.erased(rows.length) }, 'corner');
}

async function sendKept(row: KeptChange): Promise<'sent' | 'held' | 'erased' | 'later'> {
  const { changeId, leadId, change, was, madeAt } = row;
  const body: LeadChange = { ...change, was, changeId, madeAt: new Date(madeAt).toISOString() };
  try {
    await changeLead(leadId, body);
    await settle(changeId, null);
    return 'sent';
  } catch (error) {
    if (isLater(error) || !(error instanceof CallError)) return 'later';
    if (isGone(error)) return 'erased';
    if (error.reason !== 'stale_lead') {
      await settle(changeId, { ...row, refusedFor: codeOf(error) });
      return 'held';
    }
    const theirs = await loadLead(leadId, new AbortController().signal).catch(() => null);
    if (theirs === null) return 'later';
    await settle(changeId, { ...row, theirs: workOf(theirs) });
    return 'held';
  }
}

export const codeOf = ({ reason }: CallError) =>
  apiErrorCodes.find((code) => code === reason) ?? 'internal';

const LATER: readonly CallError['reason'][] = [
  'unreachable',
  'no_server',
  'rate_limited',
  'storage_failed',
  'internal',
  'not_signed_in',
];

/** Whether what failed may succeed later as it is. */
export function isLater(error: unknown): boolean {
  noteFailure(error);
  return error instanceof CallError && LATER.includes(error.reason);
}

/** The owner has chosen between a change and what somebody else has set meanwhile. */
export async function decide(row: KeptChange, choice: 'mine' | 'theirs'): Promise<void> {
  const { theirs, refusedFor: _reason, change, ...rest } = row;
  if (theirs === undefined) return;
  const { note, by } = change;
  const kept =
    choice === 'mine'
      ? change
      : note === undefined
        ? null
        : { note, ...(by === undefined ? {} : { by }) };
  const was = kept === null ? {} : replacedBy(kept, theirs);
  await settle(row.changeId, kept === null ? null : { ...rest, change: kept, was });
  await sendChanges();
}

/** Gives up a change that the server will not take. */
export async function dropChange({ changeId }: KeptChange): Promise<void> {
  await settle(changeId, null);
  await sendChanges();
}

/** Gives up all changes, when the owner signs out. */
export async function dropChanges(): Promise<void> {
  await removeAllChanges().catch(() => undefined);
  await reread();
  channel?.postMessage(null);
}

async function settle(changeId: string, row: KeptChange | null): Promise<void> {
  await putChange(changeId, row);
  await reread();
  channel?.postMessage(null);
}

async function reread(): Promise<void> {
  changes.set(await readChanges().catch(() => []));
}

/** The changes of a lead that nobody has to decide on. */
function ofLead(leadId: string): readonly KeptChange[] {
  return changes.get().filter((row) => row.leadId === leadId && isWaiting(row));
}

/** The changes of a lead that wait for the server. */
export function useWaiting(leadId: string): readonly KeptChange[] {
  const rows = useStore(changesStore);
  return rows.filter((row) => row.leadId === leadId && isWaiting(row));
}

/** Runs `work` while no other tab does; without locks at once: the server applies a change once. */
async function withLock(work: () => Promise<void>): Promise<void> {
  const locks = webLocks();
  await (locks === null ? work() : locks.request(NAME, work));
}

/**
 * Reads what waits, and sends it when the page opens, when somebody has signed in and whenever the
 * server is back. Returns how to stop.
 */
export function startSending(): () => void {
  const trySending = () => {
    if (sessionState() === 'signed_in' && changes.get().length > 0) void sendChanges();
  };
  const onMessage = () => void reread();
  channel?.addEventListener('message', onMessage);
  const stops = [
    // The stream of events has opened: the server answers.
    listen(({ kind, lead }) => {
      if (lead === null) trySending();
      else if (kind === 'erased') void forgetLeads(new Set([lead]));
    }),
    subscribeSession(trySending),
    () => channel?.removeEventListener('message', onMessage),
  ];
  void reread().then(trySending);
  return () => stops.forEach((stop) => stop());
}
