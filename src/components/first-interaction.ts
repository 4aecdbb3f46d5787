const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

let interaction: Promise<void> | null = null;
let began: number | null = null;

/** When the visitor first did something on this page, or now; milliseconds since the epoch. */
export function interactionBegan(): number {
  return began ?? Date.now();
}

/** Resolves with the visitor's first interaction with the page, or at once when it has begun. */
export function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    const focused = document.activeElement;
    if ((focused !== null && focused !== document.body) || window.scrollY > 0) {
      resolve();
      return;
    }
    const controller = new AbortController();
    const begun = () => {
      began = Date.now();
      controller.abort();
      resolve();
    };
    for (const sign of SIGNS) {
      addEventListener(sign, begun, { capture: true, passive: true, signal: controller.signal });
    }
  });
  return interaction;
}

/** Shortest time between two attempts to fetch a part, in milliseconds. */
const RETRY_PAUSE_MS = 1_000;

/**
 * Loads a part whose HTML stands already, with the visitor's first interaction. When its code can't
 * be had the HTML stays as it is, `onFailure` is told, and the next touch or return of the network
 * tries again. Rejects only with what `onFailure` throws.
 */
export async function loadWhenTouched<Part>(
  load: () => Promise<Part>,
  onFailure: (error: unknown) => void = () => undefined,
): Promise<Part> {
  await firstInteraction();
  for (;;) {
    try {
      return await load();
    } catch (error) {
      onFailure(error);
      await nextSign();
    }
  }
}

function nextSign(): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const retry = () => {
      controller.abort();
      resolve();
    };
    setTimeout(() => {
      for (const sign of ['online', 'pointerdown', 'keydown']) {
        addEventListener(sign, retry, { capture: true, passive: true, signal: controller.signal });
      }
    }, RETRY_PAUSE_MS);
  });
}
