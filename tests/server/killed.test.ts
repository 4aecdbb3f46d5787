import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { eventually } from '../support/eventually.ts';
import { spawnServer, started } from './support/child.ts';
import { aLead } from './support/lead.ts';
import { allLeads, post, signIn } from './support/over-http.ts';
import { freshFolder } from './support/server.ts';
import { aWebhook } from './support/webhook.ts';

test('a server killed in a burst has every lead that it answered for, and forwards them all', async () => {
  const webhook = await aWebhook();
  const settings = { DATA_DIR: freshFolder(), LEADS_WEBHOOK_URL: webhook.url };
  const first = await started(settings);
  const answered = new Set<string>();
  const burst = Array.from({ length: 200 }, async () => {
    const { envelope, guard } = aLead();
    const answer = await post(first.address, { envelope, guard });
    if (answer?.ok) answered.add(envelope.submissionId);
    if (answered.size === 40) first.process.kill('SIGKILL');
  });
  await Promise.all(burst);
  expect(answered.size).toBeGreaterThanOrEqual(40);
  expect(answered.size).toBeLessThan(200);

  const second = await started(settings);
  const stored = await allLeads(second.address);
  expect(stored.filter((id) => answered.has(id)).sort()).toEqual([...answered].sort());
  expect(new Set(stored).size).toBe(stored.length);

  await eventually(() => expect(new Set(ids(webhook.received))).toEqual(new Set(stored)));
  // Only the request that was under way when the server died can have been repeated.
  expect(webhook.received.length).toBeLessThanOrEqual(stored.length + 1);
}, 60_000);

test('a server told to stop finishes and goes, and says on which address it was', async () => {
  const server = await started({ DATA_DIR: freshFolder() });
  const gone = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  expect(await gone).toEqual([0, null]);
}, 30_000);

test('a server told to stop waits ten seconds for a request that does not end, and has ended well', async () => {
  const server = await started({ DATA_DIR: freshFolder() });
  await beginRequest(server.address);
  const gone = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  expect(await gone).toEqual([0, null]);
}, 60_000);

test('a server that waits for a request goes at once when it is told to stop a second time', async () => {
  const server = await started({ DATA_DIR: freshFolder() });
  await beginRequest(server.address);
  const gone = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  server.process.kill('SIGINT');
  expect(await gone).toEqual([1, null]);
}, 30_000);

test('the first start shows a new password, which signs in; the second shows none', async () => {
  const settings = { DATA_DIR: freshFolder(), ADMIN_PASSWORD: '' };
  const first = await started(settings);
  const shown = /only once: (\S+)/.exec(first.output.join('\n'))?.[1] ?? '';
  expect((await signIn(first.address, shown)).status).toBe(200);
  const gone = once(first.process, 'exit');
  first.process.kill('SIGTERM');
  await gone;
  const second = await started(settings);
  expect(second.output.join('\n')).not.toContain('password');
  expect((await signIn(second.address, shown)).status).toBe(200);
}, 60_000);

test('a port that is taken, or a folder that is none, stops the start with a word about it', async () => {
  const running = await started({ DATA_DIR: freshFolder() });
  const { port } = new URL(running.address);
  expect(await refusal({ DATA_DIR: freshFolder(), PORT: port })).toMatch(
    /PORT: cannot listen .*free port/,
  );
  expect(await refusal({ DATA_DIR: '/dev/null/data' })).toMatch(
    /DATA_DIR: cannot write to '.dev.null/,
  );
}, 30_000);

test.each([
  ['PORT', 'eighty', /PORT: expected a whole number .*, got 'eighty'/],
  [
    'ADMIN_PASSWORD',
    'short',
    /ADMIN_PASSWORD: expected at least 8 characters, got a value of 5 characters/,
  ],
])('%s=%s stops the start with a word about it', async (name, value, wanted) => {
  expect(await refusal({ DATA_DIR: freshFolder(), [name]: value })).toMatch(wanted);
});

/** Sends the beginning of a request, and no more of it once the server waits for the rest. */
async function beginRequest(address: string): Promise<void> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  const head = ['Host: a', 'Content-Type: application/json', 'Content-Length: 9'];
  socket.write(
    [`POST ${paths.leads} HTTP/1.1`, ...head, 'Expect: 100-continue', '', '{'].join('\r\n'),
  );
  expect(String((await once(socket, 'data'))[0])).toContain('100 Continue');
}

/** What a server says that does not start. */
async function refusal(settings: Record<string, string>): Promise<string> {
  const child = spawnServer(settings);
  if (child.stderr === null) throw new Error('no output');
  const said = text(child.stderr);
  expect(await once(child, 'exit')).toEqual([1, null]);
  return said;
}

function ids(received: readonly { body: string }[]): string[] {
  return received.map(({ body }) => JSON.parse(body).submissionId);
}
