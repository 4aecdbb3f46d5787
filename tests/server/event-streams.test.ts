import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type RouteHandlerMethod } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createEventStreams, createStream, type Stream } from '#server/events/streams.ts';
import { eventually } from '../support/eventually.ts';
import { portOf } from './support/server.ts';

const HEARTBEAT_MS = 3_600_000;

/** A server with one path, and a reader who asks for it and takes nothing of the answer. */
async function aReader(handler: RouteHandlerMethod) {
  const app = Fastify();
  app.get('/', handler);
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const socket = connect(portOf(app), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  return socket;
}

test('a reader who takes nothing of the news is cut off, and costs nothing from then on', async () => {
  let opened: Stream | undefined;
  const socket = await aReader((_request, reply) => void (opened = createStream(reply)));
  const stream = await eventually(() => {
    if (opened === undefined) throw new Error('not asked yet');
    return opened;
  });
  // Far more than the system takes for somebody who does not read.
  const event = { kind: 'changed', lead: 'x'.repeat(10_000) } as const;
  for (let count = 0; count < 5000 && !stream.isClosed(); count += 1) stream.send(event);
  expect(stream.isClosed()).toBe(true);
  stream.send(event);
  stream.end({ isOver: true });
  socket.resume();
  await once(socket, 'close');
});

test('who comes while the server stops gets a stream that has ended', async () => {
  const streams = createEventStreams(() => undefined, HEARTBEAT_MS);
  streams.stop();
  const socket = await aReader((_request, reply) =>
    streams.open(reply, { session: 'one', isSignedIn: () => Promise.resolve(true) }),
  );
  let said = '';
  socket.on('data', (piece) => {
    said += piece.toString();
  });
  await eventually(() => expect(said).toMatch(/event: beat[^]*\r\n0\r\n\r\n$/));
  expect(said).not.toContain('event: end');
});
