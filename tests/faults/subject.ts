import type { Tab } from '../engines/engine.ts';
import type { Visitor } from '../support/hero.ts';

/** What the visitor reads after pressing Send; 'nothing' when the page says nothing in time. */
export type Said = 'delivered' | 'saved' | 'failed' | 'nothing';

/** A site whose queue is put to the test: what a visitor does on it, and what lies in its storage. */
export type Subject = {
  readonly name: string;
  /** Its page with the form. */
  readonly path: string;
  /** Waits until the page and its worker are as on a second visit. */
  readonly ready: (tab: Tab) => Promise<void>;
  /** Brings an empty form after a lead that was sent; `address` is the page's. */
  readonly nextForm: (tab: Tab, address: string) => Promise<void>;
  /** Fills in the form and presses Send. */
  readonly send: (tab: Tab, lead: Visitor) => Promise<void>;
  /** Presses Send once more, with what the form holds. */
  readonly sendAgain: (tab: Tab) => Promise<void>;
  readonly said: (tab: Tab) => Promise<Said>;
  /** How many leads lie in its storage and have not been delivered. */
  readonly kept: (tab: Tab) => Promise<number>;
  /** The message that the page hands to Mail while a lead waits; null where it offers none. */
  readonly handOver: ((tab: Tab) => Promise<string>) | null;
  /** With one lead waiting, makes further ones wait. */
  readonly keepMore: (tab: Tab, leads: readonly Visitor[]) => Promise<void>;
  readonly database: {
    readonly name: string;
    readonly store: string;
    /** A value, and its key where the store has none of its own, that no version ever wrote. */
    readonly corrupt: { readonly value: unknown; readonly key?: string };
    /** Writes the layout of its oldest release with one lead waiting; null when there is one layout only. */
    readonly writeOldest: ((tab: Tab, lead: Visitor) => Promise<void>) | null;
  };
};

/** Runs a function of the page's own world and gives its value; it may use nothing from outside. */
export function inPage<Argument>(
  tab: Tab,
  work: (argument: Argument) => unknown,
  argument: Argument,
): Promise<unknown> {
  return tab.read(`(${work.toString()})(${JSON.stringify(argument)})`);
}
