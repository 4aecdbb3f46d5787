import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { clientAddress } from '#server/client-address.ts';
import { logOptions, networkOf, pathOf } from '#server/log.ts';
import { StorageError } from '#server/store/storage-error.ts';
import { started } from './support/child.ts';
import { aLead } from './support/lead.ts';
import { PASSWORD } from './support/owner.ts';
import { freshFolder } from './support/server.ts';
import { aWebhook } from './support/webhook.ts';

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
])('of the address %s the log has %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('of an address the log has no port either', () => {
  expect(networkOf(clientAddress({ ip: '203.0.113.77:54321' }))).toBe('203.0.113.0');
});

test('of a path the log has no query', () => {
  expect(pathOf('/search?q=mary')).toBe('/search');
  expect(pathOf('/search?q=mary?\n&x=1')).toBe('/search');
  expect(pathOf('/search')).toBe('/search');
});

test('of a failure the log has its kind, its words, where it was, and the code that the system gave it', async () => {
  const lines: unknown[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()));
      done();
    },
  });
  const { log } = Fastify({ logger: { ...logOptions('error'), stream } });
  log.error(new StorageError('The disk is full.'), 'Request failed.');
  log.error(await readFile(freshFolder()).catch((error: unknown) => error), 'Request failed.');
  expect(lines).toMatchObject([
    {
      msg: 'Request failed.',
      err: {
        type: 'StorageError',
        message: 'The disk is full.',
        stack: expect.stringContaining('log.test.ts'),
      },
    },
    { err: { type: 'Error', code: 'EISDIR', message: expect.stringContaining('EISDIR') } },
  ]);
});

test('what visitors send, well or badly, and what the owner types is not in the log', async () => {
  const webhook = await aWebhook((_received, index) => (index === 0 ? 500 : 200));
  const server = await started({
    DATA_DIR: freshFolder(),
    LEADS_WEBHOOK_URL: webhook.url,
    LOG_LEVEL: 'trace',
  });
  const post = (path: string, body: string) =>
    fetch(server.address + path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'user-agent': 'Mary’s browser'.slice(0, 4) },
    });
  await post(paths.leads, JSON.stringify({ ...aLead(), leadKey: 'c3'.repeat(32) }));
  await post(paths.leads, JSON.stringify(aLead({ data: { phone: 'mary@example.com' } })));
  await post(paths.leads, '{"name":"Mary');
  await post(paths.session, JSON.stringify({ password: PASSWORD }));
  await post(paths.session, JSON.stringify({ password: 'Mary is wrong' }));
  await fetch(`${server.address}/search?q=Mary`);
  await webhook.arrivals(2);
  const gone = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  await gone;
  const log = server.output.join('\n');
  expect(log).toContain('"path":"/search"');
  expect(log).toContain('Forwarding attempt.');
  for (const word of [
    'Mary',
    'mary',
    'O’Neill',
    'parapet',
    '570006',
    '570 006',
    '491 570',
    PASSWORD,
    'catch',
    'c3c3',
    '127.0.0.1"',
  ]) {
    expect(log).not.toContain(word);
  }
}, 30_000);
