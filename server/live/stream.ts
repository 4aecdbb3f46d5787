import type { FastifyReply } from 'fastify';
import { liveEvents, type LeadNews } from '#contract/office/live.ts';

/** What a reader may leave untaken, in bytes, before its stream is cut. */
const MOST_UNTAKEN = 64 * 1024;

export type Stream = ReturnType<typeof createStream>;

/** Answers a request with server-sent events, past what limits an answer that has an end. */
export function createStream(reply: FastifyReply) {
  reply.hijack();
  const { raw } = reply;
  void reply.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    // Proxies such as nginx may hold events back until they have some kilobytes of them.
    'x-accel-buffering': 'no',
  });
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(200);
  raw.on('error', () => undefined);
  // Proxies and browsers pass the head on with the first bytes.
  write(liveEvents.beat);

  function write(event: string, data: unknown = null): void {
    if (raw.writableEnded || raw.destroyed) return;
    raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    if (raw.writableLength > MOST_UNTAKEN) raw.destroy();
  }

  return {
    news: (news: LeadNews): void => write(liveEvents.news, news),
    beat: (): void => write(liveEvents.beat),
    /** Ends it; with `isOver` it says that the session has ended. */
    end({ isOver }: { isOver: boolean }): void {
      if (isOver) write(liveEvents.end);
      raw.end();
    },
    /** Its reader may have gone while the session was looked up. */
    isClosed: (): boolean => raw.destroyed,
    onClose: (listener: () => void): void => void raw.once('close', listener),
  };
}
