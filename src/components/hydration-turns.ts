import { use } from 'react';
import { whenIdle } from './page-load.ts';

/** A section's place in the queue. */
export type Turn = {
  /** Null until the section is asked to wait. */
  come: Promise<void> | null;
  call: () => void;
};

export const newTurn = (): Turn => ({ come: null, call: () => undefined });

/** Sections in the queue; null while none has to wait. */
let waiting: Set<Turn> | null = null;
let isCalling = false;

/**
 * From now on sections hydrate one by one, each when the page is idle. React renders them in slices,
 * but would commit all of them together: half a second in one task on a slow phone. `hurry` ends it,
 * since whoever presses something must not wait for a turn.
 */
export async function hydrateInTurns(hurry: Promise<void>): Promise<void> {
  waiting = new Set();
  await hurry;
  const left = waiting;
  waiting = null;
  for (const { call } of left) call();
}

async function callInTurn(): Promise<void> {
  if (isCalling) return;
  isCalling = true;
  for (const turn of waiting ?? []) {
    await whenIdle();
    waiting?.delete(turn);
    turn.call();
  }
  isCalling = false;
}

function enter(queue: Set<Turn>, turn: Turn): void {
  const come = new Promise<void>((resolve) => {
    turn.call = () => {
      // React reads these: a press hydrates its section in the same task.
      Object.assign(come, { status: 'fulfilled', value: undefined });
      resolve();
    };
  });
  turn.come = come;
  queue.add(turn);
  void callInTurn();
}

/** Suspends a section until its turn has come. */
export function useTurn(turn: Turn): void {
  if (waiting && !turn.come) enter(waiting, turn);
  if (turn.come) use(turn.come);
}
