import { useSyncExternalStore } from 'react';
import type { z } from '#contract/zod.ts';
import { sessionState, subscribeSession } from '../session/session.ts';
import { readUnsaved, writeUnsaved } from './stored-unsaved.ts';

/**
 * Keeps what an owner has entered and not saved, by what it belongs to, until the owner signs out: a row
 * is closed, or a screen left, with it unsaved or on its way. While this page lives; where it is `stored`
 * under a name, while the tab does.
 */
export function createUnsaved<Key extends string, Value>(stored?: {
  readonly name: string;
  readonly schema: z.ZodMiniType<Value>;
}) {
  const all: Map<string, Value> = stored
    ? readUnsaved(stored.name, stored.schema)
    : new Map<string, Value>();
  const listeners = new Set<() => void>();
  let isWatching = false;

  const of = (key: Key): Value | undefined => all.get(key);

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function forgetOnSignOut(): void {
    if (isWatching) return;
    isWatching = true;
    subscribeSession(() => {
      if (sessionState() !== 'signed_out') return;
      all.clear();
      tell();
    });
  }

  if (all.size > 0) forgetOnSignOut();

  return {
    of,
    /** Keeps a value in the place of the one before; undefined forgets it. */
    keep(key: Key, value: Value | undefined): void {
      forgetOnSignOut();
      if (value === undefined) all.delete(key);
      else all.set(key, value);
      if (stored) writeUnsaved(stored.name, all);
      tell();
    },
    /** What is kept now, heard of by every form of the same. */
    useKept: (key: Key): Value | undefined =>
      useSyncExternalStore(
        subscribe,
        () => of(key),
        () => undefined,
      ),
  };
}

/** What is still to be saved: what was entered, or changed, while `saved` was on its way. */
export function enteredSince<Entered extends object>(
  saved: Entered,
  now: Entered,
): Partial<Entered> {
  const rest: Partial<Entered> = { ...now };
  for (const field in rest) if (saved[field] === now[field]) delete rest[field];
  return rest;
}
