declare global {
  // Background Sync (WICG) is not in TypeScript's WebWorker library.
  interface SyncEvent extends ExtendableEvent {
    readonly tag: string;
    readonly lastChance: boolean;
  }

  interface PeriodicSyncEvent extends ExtendableEvent {
    readonly tag: string;
  }

  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent;
    periodicsync: PeriodicSyncEvent;
  }
}

declare const self: ServiceWorkerGlobalScope;

/** The worker's global scope with its actual type. */
export const scope = self;
