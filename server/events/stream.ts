import type { FastifyReply } from 'fastify';
import { eventNames, type AdminEvent } from '#contract/admin/session.ts';

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
