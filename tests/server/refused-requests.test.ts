import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { apiErrorSchema } from '#contract/api-error.ts';
import { paths } from '#contract/paths.ts';
import { usualTimeouts } from '#server/connections.ts';
import { aLead } from './support/lead.ts';
import { started } from './support/child.ts';
import { aListeningServer, aServer, freshFolder, sendLead } from './support/server.ts';

/** All that a server says to these bytes until it closes the connection. */
async function answerTo(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(bytes);
  return text(socket);
}

describe('what is no request', () => {
  test.each([
    ['rubbish', 'what is this?\r\n\r\n', '400 Bad Request'],
    [
      'a head without an end',
      `GET / HTTP/1.1\r\nX: ${'x'.repeat(64 * 1024)}`,
      '431 Request Header Fields Too Large',
    ],
    ['a head that stops', 'GET / HTTP/1.1\r\nHost:', '408 Request Timeout'],
  ])(
    '%s is answered in words, with the headers of every answer, and closed',
    async (_, bytes, status) => {
      const timeouts = { ...usualTimeouts, head: 100, request: 100, check: 20 };
      const { app, port } = await aListeningServer({}, { timeouts });
      const answer = await answerTo(port, bytes);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
      expect(answer).toContain('Connection: close\r\n');
      expect(answer).toContain('X-Content-Type-Options: nosniff\r\n');
      expect((await sendLead(app, aLead())).statusCode).toBe(202);
    },
  );

  test('a line that breaks in the middle of a head costs the server nothing', async () => {
    const { app, port } = await aListeningServer();
    const socket = connect(port, '127.0.0.1');
    const accepted = once(app.server, 'connection');
    const failed = once(app.server, 'clientError');
    await accepted;
    socket.write('GET / HTTP/1.1\r\nHost:');
    socket.resetAndDestroy();
    await failed;
    expect((await sendLead(app, aLead())).statusCode).toBe(202);
  });
});

describe('an error that nobody foresaw', () => {
  test('is answered 500 without a word of it', async () => {
    const { app } = await aServer();
    app.get('/fails', () => Promise.reject(new Error('Mary was here')));
    const answer = await app.inject('/fails');
    expect(answer.statusCode).toBe(500);
    expect(apiErrorSchema.parse(answer.json()).error.code).toBe('internal');
    expect(answer.body).not.toContain('Mary');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each([
    [{ statusCode: 451 }, 451],
    [{ statusCode: 302 }, 500],
    [{ statusCode: 'many' }, 500],
    [{ code: 'ERR_INVALID_STATE' }, 503],
  ])('is answered by what it knows of itself: %o by %i', async (known, status) => {
    const { app } = await aServer();
    app.get('/fails', () => Promise.reject(Object.assign(new Error('no'), known)));
    expect((await app.inject('/fails')).statusCode).toBe(status);
  });
});

test('that a proxy is not believed is said once, in words that tell what to set', async () => {
  const server = await started({ DATA_DIR: freshFolder(), LOG_LEVEL: 'warn' });
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  for (let count = 0; count < 3; count += 1)
    await fetch(server.address + paths.health, { headers });
  const gone = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  await gone;
  expect(server.output.filter((line) => line.includes('TRUST_PROXY is not set'))).toHaveLength(1);
  expect(server.output.join()).not.toContain('203.0.113.7');
});
