import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { HEARTBEAT_MS } from '#contract/admin/session.ts';
import { photoLimits } from '#contract/limits.ts';

/** Limits for each step of a connection, in milliseconds; it is closed when one is exceeded. */
export type Timeouts = {
  /**
   * From the connection, or the first byte of a further request, to the end of the request's head.
   */
  head: number;
  /** From the first byte of a request to the last byte of its body. */
  request: number;
  /** Between an answer and the next request. */
  idle: number;
  /** Without the client reading a single byte of the answer. */
  stalled: number;
  /** For one answer, however slowly its client reads. */
  answer: number;
  /** For requests in progress when the server is told to stop. */
  grace: number;
  /** Between two checks of the first two limits. */
  check: number;
  /** Between two heartbeats on an event stream, to which no other limit applies. */
  heartbeat: number;
};

export const usualTimeouts: Timeouts = {
  head: 10_000,
  request: 30_000,
  // Longer than the minute for which proxies commonly keep a connection.
  idle: 65_000,
  stalled: 20_000,
  // Enough for a photo over a phone's slowest link.
  answer: 600_000,
  grace: 10_000,
  check: 1_000,
  heartbeat: HEARTBEAT_MS,
};

/**
 * For the request on a connection accepted before the stop: whatever was sent has arrived by then.
 */
const FIRST_REQUEST_MS = 1_000;
const LOOK_MS = 5;
/** After the grace period, when the server stops: last forwarding attempts, and the database. */
const LAST_STEPS_MS = 15_000;

/**
 * How much of an unwanted body is read and discarded so that its sender gets the error: four upload
 * pieces.
 */
const MOST_DRAINED_BYTES = 4 * photoLimits.pieceBytes;

/** Timeouts and connection limits for Fastify and Node's server. */
export function timeoutOptions({ head, request, idle, check, grace }: Timeouts) {
  return {
    requestTimeout: request,
    keepAliveTimeout: idle,
    http: {
      headersTimeout: head,
      requestTimeout: request,
      connectionsCheckingInterval: check,
      // `addHeaders` handles this, with an answer that has its headers.
      requireHostHeader: false,
    },
    // After the grace period of `guardConnections`: idle connections would keep the process alive.
    forceCloseConnections: true,
    // Fastify abandons a stop that takes longer than this and leaves the database open.
    pluginTimeout: grace + LAST_STEPS_MS,
  } as const;
}

/**
 * Limits each client to one answer at a time, and each answer in time; gives requests in progress a
 * grace period when the server stops.
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
    // Each pipelined request would open its file before the previous answer is sent.
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
    // Later connections belong to the process that takes over the socket. Fastify would go on
    // accepting them until it closes all of them, including those with an unread request.
    app.server.close();
    const deadline = performance.now() + FIRST_REQUEST_MS;
    while (unasked.size > 0 && performance.now() < deadline) await pause(LOOK_MS);
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), timeouts.grace);
    await Promise.race([Promise.all(underWay), once(late.signal, 'abort')]);
    clearTimeout(timer);
  });
}

/** From here on the socket is only written to. */
function limitAnswer({ socket }: IncomingMessage, response: ServerResponse, timeouts: Timeouts) {
  // An injected request has no socket.
  if (!(socket instanceof Socket)) return;
  socket.setTimeout(timeouts.stalled);
  const end = setTimeout(() => socket.destroy(), timeouts.answer);
  response.once('close', () => clearTimeout(end));
}

/** Whether more of a body is still to come than the server is willing to read and discard. */
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
