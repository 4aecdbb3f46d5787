import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import * as fc from 'fast-check';
import { buildIsCurrent } from '../../build/current.ts';
import { run } from '../../run.ts';
import { anyRequest, type AnyRequest } from './any-request.ts';
import { ask, newAgent } from './http.ts';
import { judge, signIn } from './inbox.ts';
import { createLedger, type Ledger } from './ledger.ts';
import type { Options } from './options.ts';
import type { Outcome } from './outcome.ts';
import { inFreshFolder } from './place.ts';
import { isRateLimited, note, sendRemaining } from './senders.ts';
import { ServerProcess } from './server-process.ts';

/** Requests that are under way at once. */
const LANES = 16;
const TOLD_EACH = 50_000;
const PIECES = 8;

/**
 * Sends requests of every shape to every endpoint. Whatever comes, the server answers without an
 * error of its own and goes on, and every lead that it acknowledged is in the inbox once.
 */
export async function fuzz({ requests, seed, senders }: Options): Promise<Outcome> {
  await ensureBuild();
  return inFreshFolder(async (folder) => {
    const webhook = await aWebhook();
    const server = new ServerProcess({
      DATA_DIR: folder,
      LEADS_WEBHOOK_URL: webhook.url,
      WEBHOOK_PROVIDERS: webhook.url,
      FORWARD_BASE_MS: '1000',
    });
    await server.start();
    const ledger = createLedger();
    const cookie = await signIn(server.address);
    const problems: string[] = [];
    const lanes = Array.from({ length: LANES }, (_, lane) =>
      runLane({ server, ledger, cookie, lane, seed, problems, requests: requests / LANES }),
    );
    await Promise.all(lanes);
    await sendRemaining({ ledger, origin: server.address, senders });
    const figures = await judge(ledger, server);
    await server.stop();
    webhook.close();
    const done = `${requests} requests of every shape`;
    return { fault: 'fuzz', seed, done, ...figures, problems: [...problems, ...server.complaints] };
  });
}

type Lane = {
  readonly server: ServerProcess;
  readonly ledger: Ledger;
  readonly cookie: string;
  readonly lane: number;
  readonly seed: number;
  readonly requests: number;
  readonly problems: string[];
};

async function runLane({
  server,
  ledger,
  cookie,
  lane,
  seed,
  requests,
  problems,
}: Lane): Promise<void> {
  const agent = newAgent(1);
  let count = 0;
  const property = fc.asyncProperty(anyRequest, async (asked) => {
    count += 1;
    if (lane === 0 && count % (TOLD_EACH / LANES) === 0) console.log(`  ${count * LANES} requests`);
    const problem = await tryOne(asked, { server, ledger, cookie, agent });
    if (problem !== null) throw new Error(problem);
  });
  const numRuns = Math.ceil(requests);
  // Each lane has a seed of its own; what failed once may not fail again, so nothing is shrunk.
  const options = { seed: seed * LANES + lane, numRuns, endOnFailure: true };
  const { failed, counterexample, errorInstance } = await fc.check(property, options);
  if (failed)
    problems.push(`${String(errorInstance)}: ${fc.stringify(counterexample).slice(0, 500)}`);
  agent.destroy();
}

type With = Pick<Lane, 'server' | 'ledger' | 'cookie'> & { agent: ReturnType<typeof newAgent> };

/** What is wrong with the answer to one request, or null. */
async function tryOne(
  asked: AnyRequest,
  { server, ledger, cookie, agent }: With,
): Promise<string | null> {
  const { headers = {}, asOwner, pace, leadId } = asked;
  const whole = { ...asked, headers: asOwner ? { ...headers, cookie } : headers };
  if (leadId !== null) ledger.countSent();
  if (pace !== 'at once') return sendOddly(server.address, whole);
  const answer = await ask(server.address, agent, whole);
  if (answer === null) return 'no answer';
  if (leadId !== null) note(ledger, leadId, answer);
  else if (answer.status >= 500 && !isRateLimited(answer)) ledger.fails();
  if (answer.status >= 500 && !isRateLimited(answer)) return `answered ${answer.status}`;
  return null;
}

/** A body that comes in pieces, or whose end never comes; what is answered does not matter. */
async function sendOddly(origin: string, asked: AnyRequest): Promise<null> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.resume();
  const body = Buffer.from(asked.body ?? '');
  socket.write(
    `${asked.method} ${asked.path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  const end = asked.pace === 'slowly' ? body.length : Math.floor(body.length / 2);
  const piece = Math.ceil(end / PIECES);
  for (let at = 0; at < end; at += piece) {
    socket.write(body.subarray(at, Math.min(end, at + piece)));
    await wait(10);
  }
  if (asked.pace === 'broken off') socket.destroy();
  if (!socket.destroyed) await once(socket, 'close');
  return null;
}

/** A webhook on loopback that takes most leads and fails some. */
async function aWebhook(): Promise<{ url: string; close: () => void }> {
  let count = 0;
  const server = createServer((request, response) => {
    count += 1;
    request.resume();
    response.writeHead(count % 20 === 0 ? 503 : 200).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Sees to it that there is a built site to serve. */
export async function ensureBuild(): Promise<void> {
  if (await buildIsCurrent()) return;
  console.log('Building the site ...');
  if ((await run(process.execPath, ['scripts/build.ts'])) !== 0)
    throw new Error('The build failed: see its message above.');
}
