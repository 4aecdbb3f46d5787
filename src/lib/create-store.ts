/** A set of listeners; `add` returns how to stop. */
type Listeners = {
  readonly add: (listener: () => void) => () => void;
  readonly notify: () => void;
  readonly isEmpty: () => boolean;
};

/** A value that can be followed; components read it through `useStore`. */
export type ReadableStore<Value> = {
  readonly get: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
  /** The value in prerendered pages. */
  readonly initial: Value;
};

export type Store<Value> = ReadableStore<Value> & {
  /** Notifies the listeners, unless the value is the same (`Object.is`). */
  readonly set: (next: Value) => void;
};

/** An empty set of listeners. Adding and stopping during a notification is safe. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    add: (listener) => {
      // A wrapper each, so that the same function can be added twice.
      const own = () => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    notify: () => {
      for (const listener of listeners) listener();
    },
    isEmpty: () => listeners.size === 0,
  };
}

/** A store that holds `initial`. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const { add, notify } = createListeners();
  return {
    initial,
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      notify();
    },
    subscribe: add,
  };
}
