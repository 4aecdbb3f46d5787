import { once } from 'node:events';
import { mkdirSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { usualTimeouts, type Timeouts } from '#server/connections.ts';
import { eventually } from '../support/eventually.ts';
import { aListeningServer, freshFolder } from './support/server.ts';

/** Long for what a test does not look at. */
const LONG = 3_600_000;
const never: Timeouts = {
  head: LONG,
  request: LONG,
  idle: LONG,
  stalled: LONG,
  answer: LONG,
  grace: LONG,
  check: 20,
  heartbeat: LONG,
};

const ASK = 'GET /assets/large.bin HTTP/1.1\r\nHost: a\r\n\r\n';

async function aSite(timeouts: Partial<Timeouts>) {
  const dist = freshFolder();
  mkdirSync(join(dist, 'client', 'assets'), { recursive: true });
  mkdirSync(join(dist, 'meta'));
  const build = { version: 'test', scriptHashes: [], connectOrigins: [] };
  writeFileSync(join(dist, 'meta', 'build.json'), JSON.stringify(build));
  // More than the system takes for a client that does not read.
  writeFileSync(join(dist, 'client', 'assets', 'large.bin'), Buffer.alloc(16 * 1024 * 1024));
  const settings = { API_ONLY: 'false', DIST_DIR: dist };
  const { app, port } = await aListeningServer(settings, { timeouts: { ...never, ...timeouts } });
  return { app, port, openFiles: () => openFilesIn(dist) };
}

function openFilesIn(folder: string): number {
  return readdirSync('/proc/self/fd').filter((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`).startsWith(folder);
    } catch {
      return false;
    }
  }).length;
}

/** A connection that says something and never reads. */
async function aClient(port: number, says: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  if (says !== '') socket.write(says);
  return socket;
}

const connections = (app: FastifyInstance) =>
  promisify(app.server.getConnections.bind(app.server))();

const POST = `POST ${paths.leads} HTTP/1.1\r\nHost: a\r\ncontent-type: application/json\r\n`;

describe('a connection is closed', () => {
  test.each([
    ['says nothing', '', { head: 100 }],
    ['says half a head', 'GET / HTTP/1.1\r\nHost:', { head: 100 }],
    ['sends half a body', `${POST}content-length: 9\r\n\r\n{`, { head: 100, request: 200 }],
    ['asks no more', `GET ${paths.health} HTTP/1.1\r\nHost: a\r\n\r\n`, { idle: 100 }],
    ['takes nothing of its answer', ASK, { stalled: 100 }],
    ['takes its answer for ever', ASK, { answer: 100 }],
  ])('that %s', async (_case, says, timeouts) => {
    const { app, port, openFiles } = await aSite(timeouts);
    const accepted = once(app.server, 'connection');
    await aClient(port, says);
    await accepted;
    await eventually(async () => expect([await connections(app), openFiles()]).toEqual([0, 0]));
  });

  test('in time with what the server really allows', () => {
    expect(usualTimeouts.head).toBeLessThanOrEqual(usualTimeouts.request);
    // The unit waits for thirty seconds before it kills.
    expect(usualTimeouts.grace).toBeLessThan(30_000);
  });
});

test('two hundred clients that read nothing hold a file each, and soon none', async () => {
  const { app, port, openFiles } = await aSite({ stalled: 1000 });
  await Promise.all(Array.from({ length: 200 }, () => aClient(port, ASK.repeat(10))));
  let most = 0;
  await eventually(async () => {
    most = Math.max(most, openFiles());
    expect([await connections(app), openFiles()]).toEqual([0, 0]);
  });
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(200);
});

test('requests that are sent all at once are answered one after the other', async () => {
  const { port } = await aSite({});
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
  const client = await aClient(port, ask(paths.health) + ask('/api/none') + ask(paths.health));
  let text = '';
  client.on('data', (chunk) => {
    text += chunk.toString();
  });
  await eventually(() =>
    expect([...text.matchAll(/HTTP\/1.1 (\d+)/g)].map(([, status]) => status)).toEqual([
      '200',
      '404',
      '200',
    ]),
  );
});

describe('a server that is told to stop', () => {
  test('answers the first request on a connection that it has taken already', async () => {
    const { app, port } = await aSite({});
    const client = await aClient(port, '');
    await eventually(async () => expect(await connections(app)).toBe(1));
    let text = '';
    client.on('data', (chunk) => {
      text += chunk.toString();
    });
    const closed = app.close();
    client.write(`GET ${paths.health} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await closed;
    await eventually(() => expect(text).toMatch(/^HTTP\/1\.1 200 /));
  });

  test.each([
    ['a silent connection', ''],
    ['half a head', 'GET / HTTP/1.1\r\nHost:'],
    ['an idle connection', `GET ${paths.health} HTTP/1.1\r\nHost: a\r\n\r\n`],
  ])('does not wait for %s', async (_case, says) => {
    const { app, port } = await aSite({});
    const client = await aClient(port, says);
    client.resume();
    await eventually(async () => expect(await connections(app)).toBe(1));
    await app.close();
    expect(await connections(app)).toBe(0);
  });

  test.each([
    ['half a body', `${POST}content-length: 9\r\n\r\n{`],
    ['an answer that nobody reads', ASK],
  ])('waits for %s no longer than its grace', async (_case, says) => {
    const { app, port, openFiles } = await aSite({ grace: 100 });
    const requested = new Promise((resolve) => {
      app.server.once('request', resolve);
    });
    await aClient(port, says);
    await requested;
    await app.close();
    expect(await connections(app)).toBe(0);
    await eventually(() => expect(openFiles()).toBe(0));
  });

  test('finishes what is under way', async () => {
    const { app, port } = await aSite({});
    const client = await aClient(port, ASK);
    let bytes = 0;
    client.on('data', (chunk) => {
      bytes += chunk.length;
    });
    await once(client, 'data');
    await app.close();
    if (!client.destroyed) await once(client, 'close');
    expect(bytes).toBeGreaterThan(16 * 1024 * 1024);
  });
});
