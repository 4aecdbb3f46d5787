/** The worker's global scope, typed as what it is. */
declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: (string | { url: string; revision: string | null })[];
};

export const scope = self;
