import { paths } from '#contract/paths.ts';
import { standingSchema, type Standing } from '#contract/standing.ts';
import { dayOf, mark, readMarks, unmark, type Mark } from '../core/marks.ts';
import { lostStore } from '../core/lost-store.ts';
import { waitingStates } from '../core/schedule.ts';
import { loadOutbox } from './view.ts';

const ANSWER_MS = 8_000;

/**
 * Compares the marks of waiting requests with the outbox. One without its row was erased by the
 * browser: the receiver (`hasServer`) says whether it has arrived anyway, and counts it if not.
 * Without an answer it counts as lost until the next look. Never throws.
 */
export async function lookForLost(hasServer: boolean): Promise<void> {
  try {
    const missing = await missingMarks();
    if (missing.length === 0) return;
    const arrived = hasServer ? await askFor(missing) : null;
    const receipts = new Map(arrived?.map(({ id, receipt }) => [id, receipt]));
    lostStore.set(missing.map(({ id, day }) => ({ id, day, receipt: receipts.get(id) ?? null })));
    if (arrived !== null) await count(missing.filter(({ id }) => !receipts.has(id)));
  } catch {
    // Storage does not respond: what can't be read is not lost.
  }
}

/** The visitor has read of it. */
export async function forgetLost(id: string): Promise<void> {
  lostStore.set(lostStore.get().filter((one) => one.id !== id));
  await unmark([id]);
}

async function missingMarks(): Promise<readonly Mark[]> {
  const before = await readMarks();
  const { list, setAsideIds } = await loadOutbox();
  const rows = new Map((await list()).map((row) => [row.id, row]));
  const aside = await setAsideIds();
  const marked = new Set(before.map(({ id }) => id));
  // Written by a release that set no marks.
  for (const { id, state, createdAt } of rows.values()) {
    if (waitingStates.includes(state) && !marked.has(id)) await mark({ id, day: dayOf(createdAt) });
  }
  // A page or worker that was killed right after a delivery has left its mark.
  await unmark(
    before.flatMap(({ id }) => {
      const state = rows.get(id)?.state;
      return state === undefined || waitingStates.includes(state) ? [] : [id];
    }),
  );
  // Another tab may have deleted a request between the two reads.
  const still = new Set((await readMarks()).map(({ id }) => id));
  return before.filter(({ id }) => still.has(id) && !rows.has(id) && !aside.includes(id));
}

/** Those that have arrived; null without an answer. */
async function askFor(missing: readonly Mark[]): Promise<Standing['arrived'] | null> {
  const answer = await post(paths.leadStanding, { ids: missing.map(({ id }) => id) });
  const said = standingSchema.safeParse(await answer?.json().catch(() => null));
  return said.success ? said.data.arrived : null;
}

/** Counts each once, without saying which. */
async function count(missing: readonly Mark[]): Promise<void> {
  const uncounted = missing.filter(({ isCounted }) => isCounted !== true);
  if (uncounted.length === 0) return;
  const answer = await post(paths.lostLeads, { count: uncounted.length });
  if (answer === null) return;
  for (const one of uncounted) await mark({ id: one.id, day: one.day, isCounted: true });
}

async function post(path: string, body: object): Promise<Response | null> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      signal: AbortSignal.timeout(ANSWER_MS),
      cache: 'no-store',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.ok ? answer : null;
  } catch {
    return null;
  }
}
