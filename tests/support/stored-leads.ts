import type { Visitor } from './hero.ts';

/** Runs in the page: writes the database as version 1 laid it out, with one lead waiting. */
export async function oldDatabase({ phone, name, email, message }: Visitor): Promise<void> {
  const source = location.origin;
  const opening = indexedDB.open('ashlar', 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore('outbox', { keyPath: 'id' }).createIndex('byState', 'state');
  });
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const id = crypto.randomUUID();
  const data = {
    phone,
    name,
    email,
    service: 'masonry',
    urgency: 'standard',
    location: '',
    message,
    formName: 'Hero Section Contact',
    userAgent: navigator.userAgent,
    referrer: '',
    pageUrl: `${source}/`,
  };
  const envelope = {
    formType: 'hero_contact',
    submissionId: id,
    revision: 1,
    timestamp: new Date().toISOString(),
    source,
    data,
  };
  const transaction = opening.result.transaction('outbox', 'readwrite');
  transaction.objectStore('outbox').put({
    id,
    formType: 'hero_contact',
    envelope: JSON.stringify(envelope),
    guard: { trap: '', fillMs: 9000 },
    destination: { kind: 'server', url: '/api/leads' },
    state: 'pending',
    attempts: 0,
    nextAttemptAt: 0,
    leaseUntil: 0,
    createdAt: Date.now(),
    lastFailure: null,
    receipt: null,
    schemaVersion: 1,
  });
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  opening.result.close();
  localStorage.setItem('lead-outbox-waiting', '1');
}

/** Runs in the page: how many leads wait in the outbox, whatever for. */
export async function keptRows(): Promise<number> {
  const names = (await indexedDB.databases()).map(({ name }) => name);
  if (!names.includes('ashlar')) return 0;
  const opening = indexedDB.open('ashlar');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const reading = opening.result.transaction('outbox').objectStore('outbox').getAll();
  await new Promise((resolve) => reading.addEventListener('success', resolve));
  opening.result.close();
  const settled = new Set(['delivered', 'unconfirmed']);
  return reading.result.filter((row) => !settled.has(row.state)).length;
}

/** Runs in the page: as many further leads as there are people, each otherwise like the first. */
export async function copyFirstRow(people: readonly Visitor[]): Promise<void> {
  const opening = indexedDB.open('ashlar');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const transaction = opening.result.transaction('outbox', 'readwrite');
  const store = transaction.objectStore('outbox');
  const reading = store.getAll();
  await new Promise((resolve) => reading.addEventListener('success', resolve));
  const [first] = reading.result;
  for (const person of people) {
    const id = crypto.randomUUID();
    const envelope = JSON.parse(first.envelope);
    const data = { ...envelope.data, ...person };
    store.put({
      ...first,
      id,
      envelope: JSON.stringify({ ...envelope, submissionId: id, data }),
    });
  }
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  opening.result.close();
}
