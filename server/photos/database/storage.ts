import type { PhotoBytes } from '../../store/photo-bytes.ts';
import { SETTLE_MS, type PhotoStorage } from '../storage.ts';
import { DatabaseStore } from './data-store.ts';

/** Photos in the database that all servers share. */
export function photosInDatabase(bytes: PhotoBytes, now: () => number): PhotoStorage {
  const store = new DatabaseStore(bytes);
  return {
    files: {
      keep: (leadId, hash, size, file) => bytes.keep(leadId, hash, size, file, now()),
      read: bytes.read,
      remove: bytes.remove,
      removeLead: bytes.removeLead,
      settledLeads: () => bytes.settledLeads(now() - SETTLE_MS),
    },
    partial: {
      dataStore: () => store,
      bytes: bytes.bytesOf,
      underWay: bytes.underWay,
      open: bytes.open,
      // The database does this when it stores the lead.
      claim: () => undefined,
      async removeExpired() {
        await store.deleteExpired();
      },
      // The database reports its own errors.
      hindrance: async () => '',
    },
  };
}
