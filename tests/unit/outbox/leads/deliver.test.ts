import { afterEach, expect, test, vi } from 'vitest';
import { leadRequestSchema } from '#contract/envelope.ts';
import type { Destination } from '#outbox/core/record.ts';
import { ATTEMPT_TIMEOUT_MS, deliver, type Deliverable } from '#outbox/leads/deliver.ts';
import { envelopesOfAllTypes, guard, serverAt, webhookAt } from '../../../support/submission.ts';
import { deadOrigin, receipt, startReceiver, type Answer, type Receiver } from '../receiver.ts';

let receiver: Receiver | undefined;

afterEach(async () => {
  await receiver?.close();
  receiver = undefined;
});

async function receiving(...answers: [Answer, ...Answer[]]): Promise<Receiver> {
  receiver = await startReceiver((_request, count) => answers[count - 1] ?? answers[0]);
  return receiver;
}

const [envelope = null] = envelopesOfAllTypes();

// Blanks and an order of keys that no serialiser of ours would make: bytes must not be re-serialised.
const bytes = ` ${JSON.stringify(envelope, null, 1)} `;

function lead(destination: Destination, attempts = 1): Deliverable {
  const id = envelope?.submissionId ?? '';
  return { id, destination, guard, attempts, envelope: bytes };
}

test('the server gets JSON, the idempotency key, the number of the attempt, and the stored bytes', async () => {
  const { origin, requests } = await receiving(receipt());
  const outcome = await deliver(lead(serverAt(origin), 3));
  expect(outcome).toMatchObject({ kind: 'delivered', receipt: { receipt: 'R-1' } });
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    method: 'POST',
    url: '/api/leads',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': envelope?.submissionId,
      'submission-attempt': '3',
    },
    body: `{"envelope":${bytes},"guard":${JSON.stringify(guard)}}`,
  });
});

test('the server gets the key for the lead’s photographs, and a webhook does not', async () => {
  const { origin, requests } = await receiving(receipt(), { status: 200 });
  const leadKey = 'a1'.repeat(32);
  await deliver({ ...lead(serverAt(origin)), leadKey });
  await deliver({ ...lead(webhookAt(`${origin}/hooks/catch/1`)), leadKey });
  const [atServer, atWebhook] = requests;
  expect(leadRequestSchema.parse(JSON.parse(atServer?.body ?? ''))).toMatchObject({ leadKey });
  expect(JSON.stringify(atWebhook)).not.toContain(leadKey);
});

test('what the server gets is a lead request of the contract, for every form type', async () => {
  const { origin, requests } = await receiving(receipt());
  for (const each of envelopesOfAllTypes()) {
    const text = JSON.stringify(each);
    await deliver({ ...lead(serverAt(origin)), id: each.submissionId, envelope: text });
    const { body } = requests.at(-1) ?? { body: '' };
    expect(leadRequestSchema.parse(JSON.parse(body))).toEqual({ envelope: each, guard });
  }
});

test.each(['no-cors', 'cors'] as const)(
  'a webhook (%s) gets a simple request: plain text, no header of ours, exactly the stored bytes',
  async (mode) => {
    const { origin, requests } = await receiving({ status: 200 });
    await deliver(lead(webhookAt(`${origin}/hooks/catch/1`, mode)));
    const [request] = requests;
    expect(request).toMatchObject({ method: 'POST', url: '/hooks/catch/1', body: bytes });
    expect(request?.headers['content-type']).toBe('text/plain;charset=UTF-8');
    expect(request?.headers).not.toHaveProperty('idempotency-key');
    expect(request?.headers).not.toHaveProperty('submission-attempt');
    expect(request?.body).not.toContain('fillMs');
  },
);

test('mode, cookies, cache and redirects are asked for as designed', async () => {
  const asked: RequestInit[] = [];
  const send = async (_url: string | URL | Request, init?: RequestInit) => {
    asked.push(init ?? {});
    return new Response();
  };
  await deliver(lead(webhookAt('https://hooks.zapier.com/hooks/catch/1')), send);
  await deliver(lead(webhookAt('https://hooks.zapier.com/hooks/catch/1', 'cors')), send);
  await deliver(lead(serverAt()), send);
  expect(asked.map(({ mode }) => mode)).toEqual(['no-cors', 'cors', undefined]);
  // A no-cors request that would not follow redirects is an error by the Fetch standard.
  expect(asked.map(({ redirect }) => redirect)).toEqual([undefined, undefined, 'error']);
  for (const init of asked) {
    expect(init).toMatchObject({ credentials: 'omit', cache: 'no-store' });
    expect(init.signal).toBeInstanceOf(AbortSignal);
  }
});

test('a receiver that never answers is given up after the time limit, as a timeout', async () => {
  const { origin } = await receiving('hang');
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(30));
  const outcome = await deliver(lead(serverAt(origin)), fetch, () => 77);
  expect(limit).toHaveBeenCalledWith(ATTEMPT_TIMEOUT_MS);
  expect(outcome).toEqual({
    kind: 'retry',
    failure: { kind: 'timeout', status: null, at: 77, fields: [] },
    retryAfterMs: null,
  });
});

test('a connection refused or torn down is a network error', async () => {
  const { origin } = await receiving('reset');
  for (const at of [origin, await deadOrigin()]) {
    expect(await deliver(lead(serverAt(at)))).toMatchObject({
      kind: 'retry',
      failure: { kind: 'network', status: null },
    });
  }
});

test.each([301, 302, 303, 307, 308])(
  'the server’s redirect (%d) is not followed',
  async (status) => {
    const elsewhere = { status, headers: { location: '/portal' } };
    const { origin, requests } = await receiving(elsewhere, receipt('portal'));
    expect(await deliver(lead(serverAt(origin)))).toMatchObject({
      kind: 'retry',
      failure: { kind: 'network' },
    });
    expect(requests).toHaveLength(1);
  },
);

test('a webhook’s redirect that drops the lead is not taken for a delivery', async () => {
  const elsewhere = { status: 302, headers: { location: '/landing' } };
  const { origin, requests } = await receiving(elsewhere, { status: 200 });
  const outcome = await deliver(lead(webhookAt(`${origin}/hook`, 'cors')));
  expect(requests.map(({ method, body }) => [method, body])).toEqual([
    ['POST', bytes],
    ['GET', ''],
  ]);
  expect(outcome).toEqual({ kind: 'unconfirmed' });
});

test('an answer that breaks off in its body is no receipt, and nothing is thrown', async () => {
  const { origin } = await receiving({
    status: 202,
    headers: { 'content-length': '500' },
    body: '{"receipt":',
  });
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50));
  expect(await deliver(lead(serverAt(origin)))).toMatchObject({ kind: 'retry' });
});

test('an address that is none is an outcome too, never an exception', async () => {
  expect(await deliver(lead(webhookAt('nonsense')))).toMatchObject({ kind: 'retry' });
});
