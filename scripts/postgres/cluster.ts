import { execFile } from 'node:child_process';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { quickPlace } from '../quick-place.ts';
import { freePort } from '../site/free-port.ts';

const run = promisify(execFile);
const INSTALLED = '/usr/lib/postgresql';
/** PostgreSQL refuses to run as root; Debian's package makes this account for it. */
const ACCOUNT = 'postgres';

/** A PostgreSQL with a folder and a loopback port of its own. */
export type Cluster = {
  /** Of its first database, for making others. */
  url: string;
  start: () => Promise<void>;
  /** `immediate` is as if the power had failed. */
  stop: (how?: 'fast' | 'immediate') => Promise<void>;
  remove: () => Promise<void>;
};

/**
 * Makes a cluster, not running yet; one that is not `durable` saves itself the waits for the disk.
 * Throws when the machine has no PostgreSQL and can have none. */
export async function createCluster({ durable }: { durable: boolean }): Promise<Cluster> {
  const bin = await programs();
  const folder = await mkdtemp(join(durable ? tmpdir() : quickPlace(), 'site-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  const as = await asAccount(folder);
  await as(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'ashlar',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
  ]);
  const options = `-c listen_addresses=127.0.0.1 -p ${port} -k ${folder} -c max_connections=200 -c fsync=${durable ? 'on' : 'off'}`;
  const control = (...args: string[]) =>
    as(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), ...args]);
  return {
    url: `postgres://ashlar@127.0.0.1:${port}/postgres`,
    start: () => control('-o', options, 'start'),
    stop: (how = 'fast') => control('-m', how, 'stop'),
    async remove(): Promise<void> {
      await control('-m', 'immediate', 'stop').catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of the newest PostgreSQL's programs, installed if need be. */
async function programs(): Promise<string> {
  const found = await installed();
  if (found !== null) return found;
  if (process.getuid?.() !== 0)
    throw new Error('PostgreSQL is not installed. Run: apt-get install postgresql');
  console.log('Installing PostgreSQL ...');
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-y', '-qq', 'postgresql']);
  const now = await installed();
  if (now === null)
    throw new Error('Could not install PostgreSQL: see the message of apt-get above.');
  return now;
}

async function installed(): Promise<string | null> {
  const versions = await readdir(INSTALLED).catch(() => []);
  const newest = versions.map(Number).sort((left, right) => right - left)[0];
  return newest === undefined ? null : join(INSTALLED, String(newest), 'bin');
}

/** Runs programs as an account that is not root's, to which the folder is given. */
async function asAccount(folder: string) {
  if (process.getuid?.() !== 0) {
    return async (program: string, args: string[]): Promise<void> =>
      void (await run(program, args, { cwd: folder }));
  }
  const { stdout } = await run('id', ['-u', ACCOUNT]);
  const { stdout: group } = await run('id', ['-g', ACCOUNT]);
  const [uid, gid] = [Number(stdout), Number(group)];
  await chown(folder, uid, gid);
  return async (program: string, args: string[]): Promise<void> =>
    void (await run(program, args, { cwd: folder, uid, gid, env: { PATH: process.env['PATH'] } }));
}
