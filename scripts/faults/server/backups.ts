import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { loadConfig } from '../../../server/config.ts';
import { openSource, type Source } from '../../../server/ops/backup/source.ts';
import { photoEntry } from '../../../server/ops/backup/contents.ts';
import { photoSizes } from '../../../server/store/photo-bytes.ts';
import { paths } from '../../../src/contract/paths.ts';
import { folders } from '../../build/paths.ts';
import { compare, judge, readInbox } from './inbox.ts';
import { createLedger } from './ledger.ts';
import type { Options } from './options.ts';
import type { Outcome } from './outcome.ts';
import { sendPhotos, type SentPhoto } from './photos.ts';
import { inFreshFolder } from './place.ts';
import { sendLeads, sendRemaining } from './senders.ts';
import { ServerProcess } from './server-process.ts';

const run = promisify(execFile);
const LOOK_MS = 50;

type Settings = Readonly<Record<string, string>>;

/** Backups of a server on its own folder: see `backUpUnderLoad`. */
export function backups({ backups, seed, senders }: Options): Promise<Outcome> {
  return inFreshFolder((folder) => backUpUnderLoad(folder, {}, { count: backups, senders, seed }));
}

/**
 * Backs up a server with the operator's command while all senders post leads and photographs, and
 * restores each backup into a second folder: every lead that was acknowledged before the backup was
 * begun is in its inbox, and every photograph byte for byte. Nothing is sent during a restore, which
 * reads only the backup: leads sent meanwhile would make the next one longer, without end.
 */
export async function backUpUnderLoad(
  folder: string,
  settings: Settings,
  { count, senders, seed }: { count: number; senders: number; seed: number },
): Promise<Outcome> {
  const place = { DATA_DIR: join(folder, 'data'), API_ONLY: 'true', ...settings };
  const operator = { ...place, BACKUP_DIR: join(folder, 'backups') };
  const server = new ServerProcess({ ...place, PHOTO_MB_PER_DAY: '1000000' });
  await server.start();
  // With PostgreSQL a server listens before the tables are there.
  while (!(await fetch(`${server.address}${paths.ready}`)).ok) await pause(LOOK_MS);
  const source = await openSource(loadConfig(place));
  const ledger = createLedger();
  const photos: SentPhoto[] = [];
  const over = new AbortController();
  let restore: Promise<unknown> = Promise.resolve();
  const turn = async () => void (await restore);
  const sending = [
    sendLeads({ ledger, origin: server.address, senders, signal: over.signal, turn }),
    sendPhotos({ origin: server.address }, over.signal, {
      onStored: (photo) => photos.push(photo),
      turn,
    }),
  ];
  const problems: string[] = [];
  try {
    for (let backup = 1; backup <= count; backup += 1) {
      const wanted = photos.length + 1;
      while (photos.length < wanted) await pause(LOOK_MS);
      const [acknowledged, stored] = [new Map(ledger.receipts), [...photos]];
      const path = lastLine(await command('server/ops/backup/main.ts', operator));
      const second = join(folder, 'second');
      const restoring = restored(path, second, { acknowledged, stored, source });
      restore = restoring.catch(() => undefined);
      const found = await restoring;
      problems.push(...found.map((problem) => `backup ${backup}: ${problem}`));
      await rm(second, { recursive: true });
      if (backup % 5 === 0) {
        console.log(
          `  ${backup} backups, ${acknowledged.size} leads, ${stored.length} photographs`,
        );
      }
    }
  } finally {
    over.abort();
    await Promise.all(sending);
    await source.close();
  }
  await sendRemaining({ ledger, origin: server.address, senders });
  const figures = await judge(ledger, server);
  await server.stop();
  const done = `${count} backups under ${senders} senders, ${photos.length} photographs`;
  return { fault: 'backups', seed, done, ...figures, problems };
}

type Wanted = {
  acknowledged: ReadonlyMap<string, string>;
  stored: readonly SentPhoto[];
  source: Source;
};

/** What is wrong with an installation restored from a backup. */
async function restored(
  path: string,
  folder: string,
  { acknowledged, stored, source }: Wanted,
): Promise<string[]> {
  // Always into a folder: a backup is the same of either engine.
  const place = { DATA_DIR: folder, DATABASE_URL: '', API_ONLY: 'true' };
  await command('server/ops/restore/main.ts', place, path);
  const problems: string[] = [];
  const server = new ServerProcess(place);
  await server.start();
  const { lost, repeats } = compare(acknowledged, await readInbox(server.address));
  await server.stop();
  if (lost > 0) problems.push(`${lost} of ${acknowledged.size} acknowledged leads are missing`);
  if (repeats > 0) problems.push(`${repeats} leads are stored twice`);
  for (const { leadId, hash } of stored) {
    for (const size of photoSizes) {
      const there = await source.readPhoto(leadId, hash, size);
      const here = await readFile(join(folder, photoEntry(leadId, hash, size))).catch(() => null);
      if (there === null || here === null || !there.equals(here)) {
        problems.push(`photograph ${leadId}/${hash} (${size}) differs`);
      }
    }
  }
  return problems;
}

/** Runs a command as the operator does; what it printed. */
async function command(main: string, settings: Settings, ...args: string[]): Promise<string> {
  const env = { ...process.env, SKIP_ENV_FILE: '1', ...settings };
  const { stdout } = await run(process.execPath, [main, ...args], { cwd: folders.root, env });
  return stdout;
}

function lastLine(text: string): string {
  return text.trimEnd().split('\n').at(-1) ?? '';
}
