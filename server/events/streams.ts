import type { FastifyReply } from 'fastify';
import type { Store } from '../store/store.ts';
import { createStream, type Stream } from './stream.ts';

export type EventStreams = ReturnType<typeof createEventStreams>;

/** A stream's session, and whether it still exists. */
export type Listener = { session: string; isSignedIn: () => Promise<boolean> };

/** Sends events about leads to signed-in owners on open streams. */
export function createEventStreams(onEvent: Store['onEvent'], heartbeatMs: number) {
  const streams = new Map<Stream, Listener>();
  let stopped = false;

  onEvent((event) => {
    if (event.kind === 'signed_out') endSession(event.session);
    else for (const stream of streams.keys()) stream.send(event);
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
