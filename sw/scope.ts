/** The worker's global scope with its actual type. */
declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: (string | { url: string; revision: string | null })[];
};

export const scope = self;
