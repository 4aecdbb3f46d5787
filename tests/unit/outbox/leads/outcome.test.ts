import { describe, expect, test } from 'vitest';
import type { ApiError } from '#contract/api-error.ts';
import { outcomeOfAnswer, outcomeOfError } from '#outbox/leads/deliver.ts';
import { serverAt, webhookAt } from '../../../support/submission.ts';

const NOW = Date.parse('2026-11-20T03:00:00Z');

const server = serverAt();

const webhook = webhookAt('https://hooks.zapier.com/hooks/catch/1', 'cors');

const receipt = { receipt: 'R-1', receivedAt: '2026-11-20T03:00:00.000Z' };

/** An answer of a kind that only a browser's fetch can make. */
function answerThat(is: { type?: ResponseType; redirected?: boolean }, answer: Response): Response {
  for (const [key, value] of Object.entries(is)) Object.defineProperty(answer, key, { value });
  return answer;
}

describe.each([
  ['the server', server],
  ['a webhook', webhook],
])('an answer of %s', (_name, destination) => {
  test.each([
    [408, 'retry'],
    [425, 'retry'],
    [429, 'retry'],
    [500, 'retry'],
    [502, 'retry'],
    [503, 'retry'],
    [504, 'retry'],
    [599, 'retry'],
    [401, 'paused'],
    [403, 'paused'],
    [404, 'paused'],
    [410, 'paused'],
    [400, 'parked'],
    [413, 'parked'],
    [422, 'parked'],
    [409, 'parked'],
    [415, 'parked'],
    [300, 'retry'],
    [304, 'retry'],
  ] as const)('with status %d: %s', async (status, kind) => {
    const answer = new Response(status === 304 ? null : 'whatever it says', { status });
    const outcome = await outcomeOfAnswer(answer, destination, NOW);
    expect(outcome).toMatchObject({ kind, failure: { kind: 'http', status, at: NOW } });
  });

  test.each([429, 503])('with status %d carries how long it asks to wait', async (status) => {
    const headers = { 'retry-after': '120' };
    const outcome = await outcomeOfAnswer(new Response('', { status, headers }), destination, NOW);
    expect(outcome).toMatchObject({ kind: 'retry', retryAfterMs: 120_000 });
  });

  test('with 409 for an older revision than is there already asks for a higher one', async () => {
    const error = { code: 'stale_revision', message: 'A newer version is here.' } as const;
    const body: ApiError = { error };
    const outcome = await outcomeOfAnswer(Response.json(body, { status: 409 }), destination, NOW);
    expect(outcome).toMatchObject({ kind: 'stale', failure: { kind: 'http', status: 409 } });
  });

  test('is judged by its status whatever its text says', async () => {
    const ok = Response.json({ ...receipt, error: 'failed' });
    expect(await outcomeOfAnswer(ok, destination, NOW)).toMatchObject({ kind: 'delivered' });
    const bad = Response.json(receipt, { status: 500 });
    expect(await outcomeOfAnswer(bad, destination, NOW)).toMatchObject({ kind: 'retry' });
  });
});

test.each([200, 201, 202])('%d of the server with a receipt is delivered', async (status) => {
  const outcome = await outcomeOfAnswer(Response.json(receipt, { status }), server, NOW);
  expect(outcome).toEqual({ kind: 'delivered', receipt });
});

test.each([
  ['a captive portal’s page', new Response('<html>Please sign in</html>', { status: 200 })],
  ['an empty answer', new Response(null, { status: 204 })],
  ['a receipt without a name', Response.json({ receipt: '', receivedAt: receipt.receivedAt })],
  ['JSON of something else', Response.json({ status: 'success' })],
])('2xx of the server that is %s does not count', async (_what, answer) => {
  expect(await outcomeOfAnswer(answer, server, NOW)).toMatchObject({
    kind: 'retry',
    failure: { kind: 'no-receipt' },
  });
});

test.each([200, 204])('%d of a webhook is delivered, with no receipt to keep', async (status) => {
  const outcome = await outcomeOfAnswer(new Response(null, { status }), webhook, NOW);
  expect(outcome).toEqual({ kind: 'delivered', receipt: null });
});

test('an opaque answer is never called delivered', async () => {
  const opaque = answerThat({ type: 'opaque' }, Response.error());
  expect(await outcomeOfAnswer(opaque, webhook, NOW)).toEqual({ kind: 'unconfirmed' });
});

test('a webhook’s 200 reached by a redirect is not called delivered', async () => {
  const redirected = answerThat({ redirected: true }, new Response('ok'));
  expect(await outcomeOfAnswer(redirected, webhook, NOW)).toEqual({ kind: 'unconfirmed' });
});

test('a refusal of the content carries what was wrong with each field', async () => {
  const fields = [{ path: 'envelope.data.phone', message: 'Phone number is required' }];
  const body: ApiError = { error: { code: 'invalid_body', message: 'Not valid.', fields } };
  const answer = Response.json(body, { status: 400 });
  expect(await outcomeOfAnswer(answer, server, NOW)).toEqual({
    kind: 'parked',
    failure: { kind: 'http', status: 400, at: NOW, fields },
  });
});

test('a timeout and a network error are retried, each under its own name', () => {
  const timeout = new DOMException('too slow', 'TimeoutError');
  const aborted = new DOMException('stopped', 'AbortError');
  expect(outcomeOfError(timeout, NOW)).toMatchObject({
    kind: 'retry',
    failure: { kind: 'timeout', status: null, at: NOW },
  });
  for (const error of [aborted, new TypeError('Failed to fetch'), 'nonsense', undefined]) {
    expect(outcomeOfError(error, NOW)).toMatchObject({
      kind: 'retry',
      failure: { kind: 'network' },
    });
  }
});
