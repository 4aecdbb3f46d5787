import { once } from 'node:events';
import { createServer } from 'node:net';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { failureOf } from '#server/forwarding/outcome.ts';
import { pinned, send, systemResolve } from '#server/forwarding/send.ts';
import { aWebhook } from '../support/webhook.ts';

const running = new AbortController().signal;

/** What a receiver answers whatever it is sent. */
async function aReceiver(says: string): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(says);
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('it does not listen');
  return address.port;
}

const coded = (code: unknown) => Object.assign(new Error('no'), { code });

test('a receiver that speaks something else than HTTP fails as the network does', async () => {
  const port = await aReceiver('220 mail.example ESMTP\r\n');
  const url = `http://127.0.0.1:${port}/`;
  const signal = AbortSignal.timeout(5000);
  expect(
    await send({ url, trusted: true, body: '{}', headers: {}, signal, resolve: systemResolve }),
  ).toEqual({ kind: 'failure', error: 'network' });
});

test('an address of the panel that is a private number is not called', async () => {
  const webhook = await aWebhook();
  const signal = AbortSignal.timeout(5000);
  for (const url of [webhook.url, webhook.url.replace('127.0.0.1', '[::1]')]) {
    expect(
      await send({ url, trusted: false, body: '{}', headers: {}, signal, resolve: systemResolve }),
    ).toEqual({ kind: 'failure', error: 'private_address' });
  }
  expect(webhook.received).toHaveLength(0);
});

test.each([
  ['a certificate that has expired', coded('CERT_HAS_EXPIRED'), 'tls'],
  ['one that nobody has signed', coded('DEPTH_ZERO_SELF_SIGNED_CERT'), 'tls'],
  ['a name that is not known', coded('ENOTFOUND'), 'name_not_found'],
  ['all addresses of a name refusing', new AggregateError([coded('ECONNREFUSED')]), 'refused'],
  ['all addresses of a name failing', new AggregateError([]), 'network'],
  ['an error without a code', new Error('no'), 'network'],
  ['an error with an odd code', coded(7), 'network'],
  ['what is no error', 'no', 'network'],
])('%s is told as it is', (_case, error, wanted) => {
  expect(failureOf(error, running)).toBe(wanted);
});

test('a connection that asks for one address gets the checked one, and none where there is none', async () => {
  const webhook = await aWebhook();
  const port = Number(new URL(webhook.url).port);
  const open = (addresses: Parameters<typeof pinned>[0]) =>
    connect({ host: 'name.invalid', port, autoSelectFamily: false, lookup: pinned(addresses) });
  const socket = open([{ address: '127.0.0.1', family: 4 }]);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  expect(socket.remoteAddress).toBe('127.0.0.1');
  const [error]: unknown[] = await once(open([]), 'error');
  expect(failureOf(error, running)).toBe('private_address');
});
