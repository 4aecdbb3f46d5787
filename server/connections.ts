import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { BEAT_MS } from '#contract/office/live.ts';
import { photoLimits } from '#contract/photo-limits.ts';

/** How long a connection may take for each step, in milliseconds; what takes longer is closed. */
export type Timeouts = {
  /** From the connection, or the first byte of a further request, to the end of its head. */
  head: number;
  /** From the first byte of a request to the last of its body. */
  request: number;
  /** Between an answer and the next request. */
  idle: number;
  /** Without the client taking a single byte of what it asked for. */
  stalled: number;
  /** For one answer, however slowly its client reads. */
  answer: number;
  /** For what is under way when the server is told to stop. */
  grace: number;
  /** Between two looks at the first two. */
  check: number;
  /** Between two signs of life on a stream of events, which none of the others ends. */
  beat: number;
};

export const usualTimeouts: Timeouts = {
  head: 10_000,
  request: 30_000,
  // Longer than the minute for which proxies commonly keep a connection.
  idle: 65_000,
  stalled: 20_000,
  // A photograph over the slowest link that a phone has.
  answer: 600_000,
  grace: 10_000,
  check: 1_000,
  beat: BEAT_MS,
};

/** For the request on a connection that was taken before the stop: what was sent is here by then. */
const FIRST_REQUEST_MS = 1_000;
const LOOK_MS = 5;
/** What comes after the grace, when the server stops: last sends, and the database. */
const LAST_STEPS_MS = 15_000;

/** So much of a body that nobody wants is read and thrown away, so that its sender hears why: four pieces. */
const MOST_DRAINED_BYTES = 4 * photoLimits.pieceBytes;

/** What Fastify and Node's server are told about time and connections. */
export function timeoutOptions({ head, request, idle, check, grace }: Timeouts) {
  return {
    requestTimeout: request,
    keepAliveTimeout: idle,
    http: {
      headersTimeout: head,
      requestTimeout: request,
      connectionsCheckingInterval: check,
      // `addHeaders` sees to that, with an answer that has its headers.
      requireHostHeader: false,
    },
    // After the grace that `guardConnections` gives: silent connections would keep the process.
    forceCloseConnections: true,
    // Fastify gives up a stop that takes longer than this, and leaves the database open.
    pluginTimeout: grace + LAST_STEPS_MS,
  } as const;
}

/**
 * Lets no client hold more of the server than one answer at a time, nor that for ever, and gives what
 * is under way a grace period when the server stops.
 */
export function guardConnections(app: FastifyInstance, timeouts: Timeouts): void {
  const answers = new WeakMap<Socket, Promise<unknown>>();
  const underWay = new Set<Promise<unknown>>();
  const unasked = new Set<Socket>();

  app.server.on('connection', (socket) => {
    unasked.add(socket);
    socket.once('close', () => unasked.delete(socket));
  });

  app.addHook('onRequest', async ({ raw }, reply) => {
    unasked.delete(raw.socket);
    const ahead = answers.get(raw.socket);
    const answered = endOf(reply.raw);
    answers.set(raw.socket, answered);
    // Requests that come before the answer to the one ahead would each open their file.
    await ahead;
    if (raw.socket.destroyed) return reply.hijack();
    underWay.add(answered);
    void answered.then(() => underWay.delete(answered));
    return undefined;
  });

  app.addHook('onSend', async ({ raw }, reply) => {
    limitAnswer(raw, reply.raw, timeouts);
    if (hasMuchToCome(raw)) void reply.header('connection', 'close');
  });

  app.addHook('preClose', async () => {
    // Later connections are for the process that holds the socket next; Fastify would go on taking
    // them until it closes all, those with an unread request among them.
    app.server.close();
    const deadline = performance.now() + FIRST_REQUEST_MS;
    while (unasked.size > 0 && performance.now() < deadline) await pause(LOOK_MS);
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), timeouts.grace);
    await Promise.race([Promise.all(underWay), once(late.signal, 'abort')]);
    clearTimeout(timer);
  });
}

/** From here on nothing is asked of the socket but to be written to. */
function limitAnswer({ socket }: IncomingMessage, response: ServerResponse, timeouts: Timeouts) {
  // A request that was injected has none.
  if (!(socket instanceof Socket)) return;
  socket.setTimeout(timeouts.stalled);
  const end = setTimeout(() => socket.destroy(), timeouts.answer);
  response.once('close', () => clearTimeout(end));
}

/** Whether more of a body is still to come than is read only to be thrown away. */
function hasMuchToCome({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false;
  if (headers['transfer-encoding'] !== undefined) return true;
  return Number(headers['content-length'] ?? 0) > MOST_DRAINED_BYTES;
}

function endOf(response: ServerResponse): Promise<unknown> {
  return new Promise((resolve) => {
    response.once('close', resolve);
  });
}
