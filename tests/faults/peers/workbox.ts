import type { Visitor } from '../../support/hero.ts';
import { inPage, type Subject } from '../subject.ts';
import { keysIn, peer } from './peer.ts';

const NAME = 'workbox-background-sync';
const STORE = 'requests';
const CORRUPT_ID = 0;

/** A page whose worker has the queue of workbox-background-sync. */
export const workbox: Subject = peer({
  name: NAME,
  path: '/workbox',
  kept: (tab) => keysIn(tab, NAME, STORE, CORRUPT_ID),
  database: {
    name: NAME,
    store: STORE,
    corrupt: { value: { id: CORRUPT_ID, queueName: 'leads', requestData: 'x' } },
    writeOldest: async (tab, lead) => {
      await inPage(tab, writeVersion1, lead);
    },
  },
});

/** Runs in the page: the layout of release 3.6.3, as its source has it, with one lead waiting. */
async function writeVersion1({ name, phone, email, message }: Visitor): Promise<void> {
  const opening = indexedDB.open('workbox-background-sync', 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result
      .createObjectStore('requests', { autoIncrement: true })
      .createIndex('queueName', 'queueName', { unique: false });
  });
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const submissionId = crypto.randomUUID();
  const envelope = {
    formType: 'hero_contact',
    submissionId,
    revision: 1,
    timestamp: new Date().toISOString(),
    source: location.origin,
    data: {
      name,
      phone,
      email,
      message,
      service: 'masonry',
      urgency: 'standard',
      location: '',
      formName: 'workbox',
      userAgent: navigator.userAgent,
      referrer: '',
      pageUrl: location.href,
    },
  };
  const body = new Blob([JSON.stringify({ envelope, guard: { trap: '', fillMs: 9_000 } })]);
  const headers = { 'content-type': 'application/json', 'idempotency-key': submissionId };
  const transaction = opening.result.transaction('requests', 'readwrite');
  transaction.objectStore('requests').add({
    queueName: 'leads',
    storableRequest: {
      url: `${location.origin}/api/leads`,
      timestamp: Date.now(),
      requestInit: { method: 'POST', headers, body },
    },
  });
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  opening.result.close();
  // As that release did where it could; without Background Sync a worker that starts looks itself.
  const registration = await navigator.serviceWorker.register('/workbox-worker.js');
  await navigator.serviceWorker.ready;
  await Reflect.get(registration, 'sync')?.register('workbox-background-sync:leads');
}
