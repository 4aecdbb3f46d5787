import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { started } from './support/child.ts';
import { aLead } from './support/lead.ts';
import { allLeads, post } from './support/over-http.ts';
import { freshFolder } from './support/server.ts';

async function aServerThatHasRead() {
  const server = await started({ DATA_DIR: freshFolder() });
  await post(server.address, aLead());
  expect(await allLeads(server.address)).toHaveLength(1);
  const [reader, ...others] = childrenOf(server.process.pid);
  if (reader === undefined) throw new Error('there is no reading process');
  expect(others).toEqual([]);
  return { ...server, reader };
}

/** The processes that a process has started, as the kernel tells (proc(5)). */
function childrenOf(parent: number | undefined): number[] {
  return readdirSync('/proc').flatMap((name) => {
    const pid = Number(name);
    return Number.isInteger(pid) && parentOf(pid) === parent ? [pid] : [];
  });
}

function parentOf(pid: number): number | null {
  try {
    const [, state, parent] = /\) (\S) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return state === 'Z' ? null : Number(parent);
  } catch {
    return null;
  }
}

test('a crash of the process that reads for the owner takes nothing with it: leads are taken, and read again', async () => {
  const { address, process: server, reader } = await aServerThatHasRead();
  process.kill(reader, 'SIGSEGV');
  expect((await post(address, aLead()))?.status).toBe(202);
  await eventually(() => expect(childrenOf(server.pid)).toEqual([]));
  expect(await allLeads(address)).toHaveLength(2);
}, 60_000);

test('the signal that stops the server leaves the reading to it', async () => {
  const { address, process: server, reader } = await aServerThatHasRead();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.kill(reader, signal);
  expect(await allLeads(address)).toHaveLength(1);
  expect(childrenOf(server.pid)).toEqual([reader]);
}, 60_000);

test('the reading process goes with its server, however that dies', async () => {
  const { process: server, reader } = await aServerThatHasRead();
  server.kill('SIGKILL');
  await eventually(() => expect(parentOf(reader)).toBeNull());
}, 60_000);
