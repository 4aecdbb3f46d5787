import { Queue } from 'workbox-background-sync';
import { envelopeSchema } from '../../src/contract/envelope.ts';
import { IDEMPOTENCY_HEADER, paths } from '../../src/contract/paths.ts';
import { write } from '../../src/outbox/core/db.ts';
import { drain } from '../../src/outbox/leads/drain.ts';
import { newRow, put, type NewSubmission } from '../../src/outbox/leads/store.ts';

// Runs in a service worker of its own, where both queues are at home; driven by queue.ts.

/** A lead as large as a real one. The phone number is from the range set aside for fiction. */
function newLead(): NewSubmission {
  const envelope = envelopeSchema.parse({
    formType: 'hero_contact',
    submissionId: crypto.randomUUID(),
    revision: 1,
    timestamp: new Date().toISOString(),
    source: location.origin,
    data: {
      phone: '0491 570 006',
      phoneE164: '+61491570006',
      name: 'Maeve Stone',
      email: 'maeve@example.com',
      service: 'masonry',
      urgency: 'standard',
      location: 'inner-west',
      message: 'The parapet on the street side leans out. '.repeat(5).trim(),
      formName: 'Hero Section Contact',
      userAgent: navigator.userAgent,
      referrer: '',
      pageUrl: `${location.origin}/`,
    },
  });
  return {
    envelope,
    guard: { trap: '', fillMs: 20_000 },
    destination: { kind: 'server', url: paths.leads },
  };
}

/** Times of single puts in ms; the rows are taken out again. */
async function putTimes(count: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const lead = newLead();
    const before = performance.now();
    await put(lead);
    times.push(performance.now() - before);
    await write('relaxed', (transaction) =>
      transaction.objectStore('outbox').delete(lead.envelope.submissionId),
    );
  }
  return times;
}

/** Rows that wait, written at once. */
function fill(count: number): Promise<void> {
  return write('relaxed', async (transaction) => {
    const store = transaction.objectStore('outbox');
    for (let index = 0; index < count; index += 1) void store.put(newRow(newLead(), Date.now()));
  });
}

function clear(): Promise<void> {
  return write('relaxed', (transaction) => transaction.objectStore('outbox').clear());
}

/** Time in ms of work that sends leads, and how many the server has answered for with 2xx. */
async function timed(work: () => Promise<unknown>): Promise<{ ms: number; taken: number }> {
  const real = globalThis.fetch;
  let taken = 0;
  globalThis.fetch = async (...request) => {
    const answer = await real(...request);
    if (answer.ok) taken += 1;
    return answer;
  };
  const before = performance.now();
  await work();
  const ms = performance.now() - before;
  globalThis.fetch = real;
  return { ms, taken };
}

/** Our queue: as many leads as wanted are waiting, then one drain. */
async function drainOutbox(count: number) {
  await clear();
  await fill(count);
  return timed(() => drain({ trigger: 'sync', send: (...request) => fetch(...request) }));
}

// Its own sync listener stays out of the way: the replay is timed alone.
const plain = new Queue('bench', { forceSyncFallback: true, onSync: () => undefined });

/** A plain workbox-background-sync queue: the same requests, then one replay. */
async function drainWorkbox(count: number) {
  for (let index = 0; index < count; index += 1) {
    const { envelope, guard } = newLead();
    const request = new Request(paths.leads, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [IDEMPOTENCY_HEADER]: envelope.submissionId,
      },
      body: JSON.stringify({ envelope, guard }),
    });
    await plain.pushRequest({ request });
  }
  return timed(() => plain.replayRequests());
}

Reflect.set(globalThis, 'bench', { putTimes, fill, clear, drainOutbox, drainWorkbox });
