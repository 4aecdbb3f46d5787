import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { z } from '#contract/zod.ts';
import { createMailer } from '#server/notices/mailer.ts';
import { OWNER } from '../support/mail-server.ts';

const LIMIT_MS = 200;
const mailFrom = { name: 'Ashlar', address: 'office@ashlarandsons.example' };
const mail = { to: OWNER, subject: 'New lead', replyTo: null, text: 'Hello.\n', id: 'one' };

/** A mail server that says something all the time and never ends. */
async function aMailServerThatNeverEnds() {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 here\r\n');
    socket.once('data', () => {
      const more = setInterval(() => socket.write('250-more\r\n'), LIMIT_MS / 20);
      socket.once('close', () => clearInterval(more));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return {
    url: `smtp://127.0.0.1:${portOf(server.address())}`,
    connected: once(server, 'connection'),
  };
}

function portOf(address: AddressInfo | string | null): number {
  return z.object({ port: z.int() }).parse(address).port;
}

test('an e-mail that a slow mail server does not take in time is broken off, and may be tried again', async () => {
  const { url, connected } = await aMailServerThatNeverEnds();
  const mailer = createMailer({ smtpUrl: url, mailFrom }, LIMIT_MS);
  const sent = mailer?.send(mail);
  const [socket]: Socket[] = await connected;
  expect(await sent).toEqual({ kind: 'failed', code: 'ETIMEDOUT' });
  // A connection that went on could still hand it over, and the next try would do so again.
  if (socket !== undefined && !socket.destroyed) await once(socket, 'close');
});
