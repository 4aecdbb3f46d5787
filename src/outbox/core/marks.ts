import { z } from '#contract/zod.ts';
import { cacheStorage, localTexts, tryTo } from '#lib/browser.ts';
import { MARKS } from './lost-store.ts';

// A small mark of each waiting request outside of the database, so that a browser that has erased the
// database can say so. In two places, since a browser may erase one of them: local storage, which no
// worker has, and Cache Storage, which page and worker share. Id and day, nothing personal.

const noteSchema = z.object({
  /** Day of Send, YYYY-MM-DD in UTC. */
  day: z.iso.date(),
  /** Whether the receiver has counted it as lost. */
  isCounted: z.optional(z.boolean()),
});

type Note = z.infer<typeof noteSchema>;

/** A request that was waiting here. */
export type Mark = Note & { readonly id: string };

const notesSchema = z.record(z.uuid(), noteSchema);

type Notes = z.infer<typeof notesSchema>;

function localNotes(): Notes {
  const kept: unknown = tryTo(() => JSON.parse(localTexts()?.getItem(MARKS) ?? '{}'), null);
  return notesSchema.safeParse(kept).data ?? {};
}

function keepLocalNotes(notes: Notes): void {
  const isEmpty = Object.keys(notes).length === 0;
  tryTo(() => {
    if (isEmpty) localTexts()?.removeItem(MARKS);
    else localTexts()?.setItem(MARKS, JSON.stringify(notes));
  }, undefined);
}

/** Worker and pages change the cache one after the other; no failure stops a request. */
let working: Promise<void> = Promise.resolve();

function inCache(work: (cache: Cache) => Promise<unknown>): Promise<void> {
  working = afterThat(working, work);
  return working;
}

async function afterThat(
  before: Promise<void>,
  work: (cache: Cache) => Promise<unknown>,
): Promise<void> {
  await before;
  try {
    const cache = await cacheStorage()?.open(MARKS);
    if (cache) await work(cache);
  } catch {
    // The mark in local storage is enough.
  }
}

const addressOf = (id: string) => `/${MARKS}/${id}`;

/** Marks a request that waits; kept until it is delivered or deleted. */
export function mark({ id, ...note }: Mark): Promise<void> {
  keepLocalNotes({ ...localNotes(), [id]: note });
  return inCache((cache) => cache.put(addressOf(id), Response.json(note)));
}

/** Removes the marks of requests that wait no more. */
export function unmark(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return Promise.resolve();
  const kept = Object.entries(localNotes()).filter(([id]) => !ids.includes(id));
  keepLocalNotes(Object.fromEntries(kept));
  // A worker can't reach local storage: the page that reads the marks next does it.
  const isWorker = localTexts() === null;
  return inCache((cache) =>
    Promise.all(
      ids.map((id) =>
        isWorker ? cache.put(addressOf(id), Response.json(null)) : cache.delete(addressOf(id)),
      ),
    ),
  );
}

/** Every mark, in either place. */
export async function readMarks(): Promise<readonly Mark[]> {
  const notes = localNotes();
  const over: string[] = [];
  await inCache(async (cache) => {
    for (const request of await cache.keys()) {
      const id = new URL(request.url).pathname.slice(addressOf('').length);
      const note: unknown = await (await cache.match(request))?.json();
      if (note === null) over.push(id);
      else notes[id] ??= noteSchema.parse(note);
    }
  });
  if (over.length > 0) void unmark(over);
  return Object.entries(notes)
    .filter(([id]) => !over.includes(id))
    .map(([id, note]) => ({ id, ...note }));
}

/** The day of a moment, as marks note it. */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
