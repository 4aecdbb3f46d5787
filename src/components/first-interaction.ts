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
