import type { FastifyReply } from 'fastify';
import { type AdminEvent, eventNames } from '#contract/admin/session.ts';
import type { Store } from '../store/store.ts';

/** Bytes a client may leave unread before its stream is closed. */
const MOST_UNTAKEN = 64 * 1024;

export type Stream = ReturnType<typeof createStream>;

/** Answers a request with server-sent events, exempt from the limits on finite answers. */
export function createStream(reply: FastifyReply) {
  reply.hijack();
  const { raw } = reply;
  void reply.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    // Proxies such as nginx may buffer events until they have some kilobytes.
    'x-accel-buffering': 'no',
  });
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(200);
  raw.on('error', () => undefined);
  // Proxies and browsers pass on the head with the first bytes.
  write(eventNames.heartbeat);

  function write(event: string, data: unknown = null): void {
    if (raw.writableEnded || raw.destroyed) return;
    raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    if (raw.writableLength > MOST_UNTAKEN) raw.destroy();
  }

  return {
    send: (event: AdminEvent): void => write(eventNames.lead, event),
    heartbeat: (): void => write(eventNames.heartbeat),
    /** Ends the stream; `isOver` tells the client that the session has ended. */
    end({ isOver }: { isOver: boolean }): void {
      if (isOver) write(eventNames.end);
      raw.end();
    },
    /** Whether the client disconnected while its session was looked up. */
    isClosed: (): boolean => raw.destroyed,
    onClose: (listener: () => void): void => void raw.once('close', listener),
  };
}

export type EventStreams = ReturnType<typeof createEventStreams>;

/** A stream's session, and whether it still exists. */
export type Listener = { session: string; isSignedIn: () => Promise<boolean> };

/** Sends events about leads to signed-in owners on open streams. */
export function createEventStreams(onEvent: Store['onEvent'], heartbeatMs: number) {
  const streams = new Map<Stream, Listener>();
  let stopped = false;

  onEvent((event) => {
    if (event.kind === 'signed_out') endSession(event.session);
    else if (event.kind !== 'published') {
      for (const stream of streams.keys()) stream.send(event);
    }
  });

  function endSession(session: string): void {
    for (const [stream, listener] of streams) {
      if (listener.session === session) stream.end({ isOver: true });
    }
  }

  /** An idle session expires without an event. */
  async function heartbeat(stream: Stream, { isSignedIn }: Listener): Promise<void> {
    // A database that is briefly unavailable ends no stream.
    if (await isSignedIn().catch(() => true)) stream.heartbeat();
    else stream.end({ isOver: true });
  }

  return {
    /** Answers with a stream that ends with the session, the server or the client's connection. */
    open(reply: FastifyReply, listener: Listener): void {
      const stream = createStream(reply);
      if (stopped || stream.isClosed()) return stream.end({ isOver: false });
      streams.set(stream, listener);
      const timer = setInterval(() => void heartbeat(stream, listener), heartbeatMs);
      stream.onClose(() => {
        clearInterval(timer);
        streams.delete(stream);
      });
    },
    /** Ends all streams: clients reconnect to whichever server answers then. */
    stop(): void {
      stopped = true;
      for (const stream of streams.keys()) stream.end({ isOver: false });
    },
  };
}
