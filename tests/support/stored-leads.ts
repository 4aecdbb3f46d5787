/** Runs in the page: writes the database as version 1 laid it out, with one lead waiting. */
export async function oldDatabase({
  name,
  url,
  source,
}: {
  name: string;
  url: string;
  source: string;
}): Promise<void> {
  const opening = indexedDB.open('ashlar', 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore('outbox', { keyPath: 'id' }).createIndex('byState', 'state');
  });
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const id = crypto.randomUUID();
  const data = {
    phone: '0491570006',
    name,
    email: 'maeve@example.com',
    service: 'masonry',
    urgency: 'standard',
    location: '',
    message: '',
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
    destination: { kind: 'server', url },
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

/** Runs in the page: puts a row into the outbox that no version of the site has written. */
export async function corruptRow(): Promise<void> {
  const opening = indexedDB.open('ashlar');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const transaction = opening.result.transaction('outbox', 'readwrite');
  transaction
    .objectStore('outbox')
    .put({ id: 'broken', state: 'pending', nextAttemptAt: 0, schemaVersion: 'x' });
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  opening.result.close();
}

/** Runs in the page: as many further leads as there are names, each like the first. */
export async function copyFirstRow(people: readonly string[]): Promise<void> {
  const opening = indexedDB.open('ashlar');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const transaction = opening.result.transaction('outbox', 'readwrite');
  const store = transaction.objectStore('outbox');
  const reading = store.getAll();
  await new Promise((resolve) => reading.addEventListener('success', resolve));
  const [first] = reading.result;
  for (const name of people) {
    const id = crypto.randomUUID();
    const envelope = JSON.parse(first.envelope);
    store.put({
      ...first,
      id,
      envelope: JSON.stringify({ ...envelope, submissionId: id, data: { ...envelope.data, name } }),
    });
  }
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  opening.result.close();
}
