import { use, useLayoutEffect } from 'react';
import { createListeners } from '#lib/create-store.ts';
import { whenIdle, whenInputIsHandled } from './page-load.ts';

/** A section's place in the queue. */
export type Turn = {
  /** Null until the section is rendered first. */
  come: Promise<void> | null;
  call: () => void;
  /** False for a section that is not hydrated: nothing would be seen while it waits. */
  readonly isNeeded: boolean;
  isHydrated: boolean;
  readonly hydrated: Promise<void>;
  readonly end: () => void;
};

export function newTurn(isNeeded: boolean): Turn {
  let end = (): void => undefined;
  const hydrated = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { come: null, call: () => undefined, isNeeded, isHydrated: false, hydrated, end };
}

/** Sections that React has begun to render and not yet taken over. */
const begun = new Set<Turn>();
const takenOver = createListeners();

/**
 * Whether React is hydrating a section: it marks the elements as its own when it renders them, and handles
 * their events once it has rendered all.
 */
export const isHydratingSection = () => begun.size > 0;

/** Calls back whenever a section is hydrated. */
export const onSectionHydrated = takenOver.add;

function begin(turn: Turn): void {
  // A section that was not in the HTML is one of another page: React has left the first one.
  if (!turn.isNeeded) begun.clear();
  else if (!turn.isHydrated) begun.add(turn);
}

function takeOver(turn: Turn): void {
  turn.isHydrated = true;
  begun.delete(turn);
  turn.end();
  takenOver.notify();
}

/** Until when no section's turn comes. */
let pause: Promise<unknown> = Promise.resolve();

/** Lets no section have its turn until then; one that is pressed has it all the same. */
export function pauseTurns(until: Promise<void>): void {
  pause = Promise.all([pause, until]);
}

/** Events in which React hydrates the section that they hit. */
const PRESSES = ['pointerdown', 'click', 'keydown', 'input', 'change', 'submit'];

/** Sections in the queue; null before any has to wait. */
let waiting: Set<Turn> | null = null;
let isCalling = false;
/** In an event that may need its section. */
let isPressed = false;
let hurried = Promise.resolve();
let isHurried = false;

/**
 * From now on sections hydrate one by one, each when the page is idle; from `hurry` on, each when input
 * has been handled. React renders them in slices, but would commit all of them together: half a second
 * in one task on a slow phone. A section that is pressed waits for no turn.
 */
export async function hydrateInTurns(hurry: Promise<void>): Promise<void> {
  waiting = new Set();
  hurried = hurry;
  isHurried = false;
  for (const name of PRESSES) addEventListener(name, letPass, true);
  await hurry;
  isHurried = true;
  letAllPass();
}

function letPass(): void {
  isPressed = true;
  setTimeout(() => {
    isPressed = false;
  });
  letAllPass();
}

/** React may render these sections, but is not told to: it takes the pressed one. */
function letAllPass(): void {
  for (const { come } of waiting ?? []) if (come) fulfil(come);
}

/** What React reads of a promise: a press hydrates its section in the same task. */
const fulfil = (come: Promise<void>) =>
  Object.assign(come, { status: 'fulfilled', value: undefined });

async function callInTurn(): Promise<void> {
  if (isCalling) return;
  isCalling = true;
  for (const turn of waiting ?? []) {
    if (!isHurried) await Promise.race([whenIdle(), hurried]);
    if (isHurried) await whenInputIsHandled();
    await pause;
    waiting?.delete(turn);
    turn.call();
    // React would hydrate the next one with it.
    if (isHurried) await Promise.race([turn.hydrated, whenIdle()]);
  }
  // Sections that React reaches later start the queue again and wait for their turn, too.
  isCalling = false;
}

function enter(queue: Set<Turn>, turn: Turn): void {
  const come = new Promise<void>((resolve) => {
    turn.call = () => {
      fulfil(come);
      resolve();
    };
  });
  turn.come = come;
  if (isPressed) {
    fulfil(come);
    return;
  }
  queue.add(turn);
  void callInTurn();
}

/** Suspends a section until its turn has come. */
export function useTurn(turn: Turn): void {
  useLayoutEffect(() => takeOver(turn), [turn]);
  if (waiting && turn.isNeeded && !turn.come) enter(waiting, turn);
  if (turn.come) use(turn.come);
  begin(turn);
}
