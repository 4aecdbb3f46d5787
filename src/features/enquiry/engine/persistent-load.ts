const SIGNS = ['online', 'pointerdown', 'keydown'] as const;

/** Resolves with the next sign that it may work now: the network is back, or the visitor tries. */
function nextSign(): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const seen = () => {
      controller.abort();
      resolve();
    };
    for (const sign of SIGNS) {
      addEventListener(sign, seen, { capture: true, passive: true, signal: controller.signal });
    }
  });
}

/**
 * Loads code until it is there: a connection lost in the middle must not cost the visitor what they
 * have typed into the prerendered form. `onState` hears of every failure and of the end of them.
 */
export async function loadPersistently<Loaded>(
  load: () => Promise<Loaded>,
  onState: (failed: boolean) => void,
): Promise<Loaded> {
  for (;;) {
    try {
      const loaded = await load();
      onState(false);
      return loaded;
    } catch (error) {
      if (typeof document === 'undefined') throw error;
      onState(true);
      await nextSign();
    }
  }
}
