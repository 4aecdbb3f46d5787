import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { z } from 'zod';
import { paths } from '../../src/contract/paths.ts';
import { type Random, seeded } from '../../tests/faults/random.ts';
import { judge } from '../faults/server/inbox.ts';
import { createLedger } from '../faults/server/ledger.ts';
import { sendLeads, sendRemaining } from '../faults/server/senders.ts';
import { ServerProcess } from '../faults/server/server-process.ts';
import { type Cluster, createCluster } from './cluster.ts';

const SERVERS = 2;
const SENDERS = 16;
/** Answers between two kills. */
const [FEWEST, MOST] = [1, 15];
/** So often it is looked whether something is so. */
const LOOK_MS = 100;
const KINDS = ['server', 'database', 'connections'] as const;

type Kind = (typeof KINDS)[number];
type Setting = {
  cluster: Cluster;
  servers: ServerProcess[];
  ledger: ReturnType<typeof createLedger>;
};

const countRow = z.object({ count: z.int() });

/**
 * Kills servers, the database and connections, as the seed says, while all senders post to two
 * servers. What was not answered is sent again. Then every acknowledged lead is in the inbox once,
 * and was forwarded once; a request under way in the moment of a kill may be repeated, once.
 */
export async function kills(count: number, seed: number): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'site-kills-'));
  const cluster = await createCluster({ durable: true });
  const webhook = await countingWebhook();
  const servers = Array.from({ length: SERVERS }, (_, index) => {
    const own = { DATA_DIR: join(folder, String(index)), DATABASE_URL: cluster.url };
    return new ServerProcess({
      ...own,
      API_ONLY: 'true',
      LOG_LEVEL: 'silent',
      FORWARD_BASE_MS: '100',
      LEADS_WEBHOOK_URL: webhook.url,
    });
  });
  const setting = { cluster, servers, ledger: createLedger() };
  try {
    await cluster.start();
    for (const server of servers) await started(server);
    const done = await killAll(setting, count, seeded('postgres', seed));
    return await report(setting, webhook.arrivals, done);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    webhook.close();
    await cluster.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

async function killAll(setting: Setting, count: number, random: Random) {
  const done: Record<Kind, number> = { server: 0, database: 0, connections: 0 };
  const over = new AbortController();
  const sending = setting.servers.map((server) => sendTo(server, setting.ledger, over.signal));
  for (let kill = 1; kill <= count; kill += 1) {
    const wanted = setting.ledger.receipts.size + random.between(FEWEST, MOST);
    await until(() => setting.ledger.receipts.size >= wanted);
    const kind = random.pick(KINDS);
    done[kind] += 1;
    await killOne(setting, kind, random);
    if (kill % 10 === 0)
      console.log(`  ${kill} kills, ${setting.ledger.receipts.size} acknowledged`);
  }
  over.abort();
  await Promise.all(sending);
  return done;
}

/** Posts to one server wherever it listens by now; a connection refused is tried again. */
async function sendTo(
  server: ServerProcess,
  ledger: Setting['ledger'],
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const { address } = server;
    const moved = new AbortController();
    await sendLeads({
      ledger,
      origin: address,
      senders: SENDERS / SERVERS,
      signal: AbortSignal.any([signal, moved.signal]),
      onAnswer: (answer) => {
        if (answer === null) moved.abort();
      },
    });
    // Long enough for a server that was killed to be told to start again.
    if (!signal.aborted) await pause(LOOK_MS);
  }
}

async function killOne({ cluster, servers }: Setting, kind: Kind, random: Random): Promise<void> {
  if (kind === 'server') {
    const server = servers[random.between(0, servers.length - 1)];
    await server?.kill();
    if (server !== undefined) await started(server);
  } else if (kind === 'database') {
    await cluster.stop('immediate');
    await cluster.start();
  } else {
    await query(
      cluster,
      `select cast(count(pg_terminate_backend(pid)) as integer) as count from pg_stat_activity
       where application_name = 'ashlar'`,
    );
  }
}

async function started(server: ServerProcess): Promise<void> {
  await server.start();
  await until(async () => {
    const answer = await fetch(`${server.address}${paths.ready}`).catch(() => null);
    return answer?.ok === true;
  });
}

/** Sends and forwards what is left, then says what it all came to. */
async function report(
  setting: Setting,
  arrivals: ReadonlyMap<string, number>,
  done: Record<Kind, number>,
): Promise<boolean> {
  const { cluster, servers, ledger } = setting;
  const [first] = servers;
  if (first === undefined) throw new Error('No server is running.');
  await sendRemaining({ ledger, origin: first.address, senders: 1 });
  const waiting = `select cast(count(*) as integer) as count from jobs where state = 'pending'`;
  await until(async () => (await query(cluster, waiting)) === 0);
  const figures = await judge(ledger, first);
  const twice = `select cast(count(*) as integer) as count from (select job_id from attempts
    where result = 'delivered' group by job_id having count(*) > 1) as again`;
  const result = {
    ...done,
    acknowledged: figures.acknowledged,
    lost: figures.lost,
    'in the inbox twice': figures.repeats,
    'not forwarded': [...ledger.receipts.keys()].filter((id) => !arrivals.has(id)).length,
    'forwarded twice': await query(cluster, twice),
    'repeated after a kill': [...arrivals.values()].reduce((sum, times) => sum + times - 1, 0),
    'told to wait': figures.toldToWait,
    '5xx': figures.serverErrors,
    crashes: figures.crashes,
  };
  console.table(result);
  const { lost, repeats, crashes } = figures;
  const bad = lost + repeats + crashes + result['not forwarded'] + result['forwarded twice'];
  return bad === 0 && result['repeated after a kill'] <= done.server + done.database;
}

async function query({ url }: Cluster, text: string): Promise<number> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query(text).finally(() => client.end());
  return countRow.parse(rows[0]).count;
}

async function until(look: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await look())) await pause(LOOK_MS);
}

const bodySchema = z.object({ submissionId: z.string() });

/** A webhook on loopback that counts how often each lead comes. */
export async function countingWebhook() {
  const arrivals = new Map<string, number>();
  const server = createServer((request, response) => {
    text(request)
      .then((body) => {
        const { submissionId } = bodySchema.parse(JSON.parse(body));
        arrivals.set(submissionId, (arrivals.get(submissionId) ?? 0) + 1);
        return response.end('{"status":"success"}');
      })
      // Its sender was killed.
      .catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/hooks/catch/1`,
    arrivals: arrivals as ReadonlyMap<string, number>,
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
