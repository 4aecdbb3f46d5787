import { expect, test } from 'vitest';
import { send, systemResolve } from '#server/forwarding/send.ts';
import { eventually } from '../../support/eventually.ts';
import { aWebhook } from '../support/webhook.ts';

function delivery(url: string, signal: AbortSignal = AbortSignal.timeout(5000)) {
  return { url, trusted: true, body: '{}', headers: {}, signal, resolve: systemResolve };
}

test('a webhook that does not answer in time is a timeout', async () => {
  const webhook = await aWebhook(() => 'hang');
  expect(await send(delivery(webhook.url, AbortSignal.timeout(50)))).toEqual({
    kind: 'failure',
    error: 'timeout',
  });
});

test('a name server that does not answer in time is a timeout too', async () => {
  const silent = {
    ...delivery('https://hooks.zapier.com/hooks', AbortSignal.timeout(50)),
    trusted: false,
    resolve: () => new Promise<never>(() => undefined),
  };
  expect(await send(silent)).toEqual({ kind: 'failure', error: 'timeout' });
});

test('an attempt that the server cuts off is told apart from one that failed', async () => {
  const webhook = await aWebhook(() => 'hang');
  const stopping = new AbortController();
  const attempt = send(delivery(webhook.url, stopping.signal));
  await webhook.arrivals(1);
  stopping.abort();
  expect(await attempt).toEqual({ kind: 'failure', error: 'stopped' });
});

test('a webhook that is down refuses, one that hangs up resets', async () => {
  const down = await aWebhook();
  down.close();
  expect(await send(delivery(down.url))).toEqual({ kind: 'failure', error: 'refused' });
  const rude = await aWebhook(() => 'reset');
  expect(await send(delivery(rude.url))).toEqual({ kind: 'failure', error: 'reset' });
});

test('a webhook that does not speak HTTPS, though its address says so, fails by that', async () => {
  const webhook = await aWebhook();
  const url = webhook.url.replace('http:', 'https:');
  expect(await send(delivery(url))).toEqual({ kind: 'failure', error: 'tls' });
});

test('an answer that never ends does not keep its connection open', async () => {
  const webhook = await aWebhook(() => 'endless');
  const { signal } = new AbortController();
  for (let count = 0; count < 5; count += 1) {
    expect(await send(delivery(webhook.url, signal))).toMatchObject({ status: 200 });
  }
  await eventually(async () => expect(await webhook.connections()).toBe(0));
});

test('an answer is its status and Retry-After', async () => {
  const webhook = await aWebhook(() => ({ status: 503, headers: { 'retry-after': '7' } }));
  expect(await send(delivery(webhook.url))).toEqual({
    kind: 'answer',
    status: 503,
    retryAfter: '7',
  });
});
