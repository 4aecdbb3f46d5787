import { useSyncExternalStore } from 'react';
import type { z } from '#contract/zod.ts';
import { sessionState, subscribeSession } from '../session/session.ts';
import { readUnsaved, writeUnsaved } from './stored-unsaved.ts';

/**
 * Unsaved input by key, until the owner signs out: a row may be closed, or a screen left, while it is
 * unsaved or being saved. Lives as long as the page; if `stored` under a name, as long as the tab.
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
    /** Replaces a value; undefined removes it. */
    keep(key: Key, value: Value | undefined): void {
      forgetOnSignOut();
      if (value === undefined) all.delete(key);
      else all.set(key, value);
      if (stored) writeUnsaved(stored.name, all);
      tell();
    },
    /** The current value; every component that shows it re-renders on a change. */
    useKept: (key: Key): Value | undefined =>
      useSyncExternalStore(
        subscribe,
        () => of(key),
        () => undefined,
      ),
  };
}

/** What is left to save: what was entered or changed while `saved` was being sent. */
export function enteredSince<Entered extends object>(
  saved: Entered,
  now: Entered,
): Partial<Entered> {
  const rest: Partial<Entered> = { ...now };
  for (const field in rest) if (saved[field] === now[field]) delete rest[field];
  return rest;
}
