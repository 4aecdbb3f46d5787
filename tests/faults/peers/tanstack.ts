import { inPage, type Subject } from '../subject.ts';
import { keysIn, peer } from './peer.ts';

const NAME = 'offline-transactions';
const STORE = 'transactions';
const CORRUPT_KEY = 'tx:broken';

/** A page with the queue of @tanstack/offline-transactions, which needs no worker. */
export const tanstack: Subject = peer({
  name: NAME,
  path: '/tanstack',
  kept: async (tab) => {
    const local = Number(await inPage(tab, countLocal, {}));
    // Where IndexedDB is refused it keeps them in local storage.
    return local + (await keysIn(tab, NAME, STORE, CORRUPT_KEY).catch(() => 0));
  },
  database: {
    name: NAME,
    store: STORE,
    corrupt: { value: '{"not', key: CORRUPT_KEY },
    writeOldest: null,
  },
});

/** Runs in the page. */
function countLocal(): number {
  return Object.keys(localStorage).filter((key) => key.startsWith('offline-tx:tx:')).length;
}
