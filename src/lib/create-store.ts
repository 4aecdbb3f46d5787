/** What happens is told to whoever listens; `add` returns how to stop. */
export type Listeners = {
  readonly add: (listener: () => void) => () => void;
  readonly notify: () => void;
  readonly isEmpty: () => boolean;
};

/** A value that can be watched; fits React's `useSyncExternalStore`. */
export type Store<Value> = {
  readonly get: () => Value;
  /** Tells the listeners, unless it is the same value (`Object.is`). */
  readonly set: (next: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** An empty set of listeners. One that stops, or is added, while they are told does no harm. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    add: (listener) => {
      // A wrapper each: the same function may listen twice.
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
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      notify();
    },
    subscribe: add,
  };
}
