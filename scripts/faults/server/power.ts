import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { openStore } from '../../../server/store/store.ts';
import { seeded, type Random } from '../../../tests/faults/random.ts';
import { ensurePrograms } from '../../debian.ts';
import { createDurableFiles } from './durable-files.ts';
import { compare } from './inbox.ts';
import { createLedger } from './ledger.ts';
import type { Options } from './options.ts';
import type { Outcome } from './outcome.ts';
import { inFreshFolder } from './place.ts';
import { sendLeads, sendRemaining } from './senders.ts';
import { ServerProcess } from './server-process.ts';
import { readTrace, tracer } from './trace.ts';

type Found = { cuts: number; lost: number; repeats: number; crashes: number; problems: string[] };

/**
 * Writes down every write and every sync of the server under all senders, and cuts the power at each
 * sync: rebuilds what the disk has then, once with nothing that was not synced and once with parts
 * of it, and opens it afresh. Whatever was acknowledged before is there.
 */
export async function power({ leads, seed, senders }: Options): Promise<Outcome> {
  await ensurePrograms([{ program: 'strace', debianPackage: 'strace' }]);
  return inFreshFolder(async (folder) => {
    const data = join(folder, 'data');
    const trace = join(folder, 'trace');
    const ledger = createLedger();
    const server = new ServerProcess({ DATA_DIR: data, API_ONLY: 'true' }, tracer(trace));
    await server.start();
    await send(server, ledger, senders, leads);
    await server.stop();
    const idOf = new Map([...ledger.receipts].map(([id, receipt]) => [receipt, id]));
    const found = await cutAtEachSync(trace, data, join(folder, 'after'), {
      idOf,
      random: seeded('power', seed),
    });
    const { sent, acknowledged, toldToWait, serverErrors } = ledger.figures();
    const { cuts, crashes, ...rest } = found;
    const done = `power cut ${cuts} times, at every sync`;
    const figures = { sent, acknowledged, toldToWait, serverErrors };
    return { fault: 'power', seed, done, ...figures, ...rest, crashes: crashes + server.crashes };
  });
}

async function send(
  server: ServerProcess,
  ledger: ReturnType<typeof createLedger>,
  senders: number,
  leads: number,
): Promise<void> {
  const over = new AbortController();
  const onAnswer = () => {
    if (ledger.receipts.size >= leads) over.abort();
  };
  const origin = server.address;
  await sendLeads({ ledger, origin, senders, signal: over.signal, onAnswer });
  await sendRemaining({ ledger, origin, senders });
}

type Known = { readonly idOf: ReadonlyMap<string, string>; readonly random: Random };

async function cutAtEachSync(
  trace: string,
  data: string,
  after: string,
  { idOf, random }: Known,
): Promise<Found> {
  const files = createDurableFiles();
  const acknowledged = new Map<string, string>();
  const found: Found = { cuts: 0, lost: 0, repeats: 0, crashes: 0, problems: [] };
  for await (const call of readTrace(trace, data)) {
    if (call.kind === 'say') {
      for (const [, receipt = ''] of call.text.matchAll(/"receipt":"([^"]+)"/g)) {
        const id = idOf.get(receipt);
        if (id !== undefined) acknowledged.set(id, receipt);
      }
    } else if (call.kind === 'sync') {
      // The last moment before: what is acknowledged by now must have been synced earlier.
      await look(after, files.least(), acknowledged, found);
      await look(after, files.some(random), acknowledged, found);
      files.sync(call.path);
    } else if (call.kind === 'remove') {
      files.remove(call.path);
    } else {
      files.change(call);
    }
  }
  await look(after, files.least(), acknowledged, found);
  return found;
}

async function look(
  folder: string,
  files: ReadonlyMap<string, Buffer>,
  acknowledged: ReadonlyMap<string, string>,
  found: Found,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  for (const [path, content] of files) await writeFile(join(folder, basename(path)), content);
  found.cuts += 1;
  if (found.cuts % 50 === 0) console.log(`  ${found.cuts} cuts, ${acknowledged.size} acknowledged`);
  try {
    const { lost, repeats } = compare(acknowledged, await inboxIn(folder));
    found.lost += lost;
    found.repeats += repeats;
  } catch (error) {
    found.crashes += 1;
    found.problems.push(error instanceof Error ? error.message : 'unknown');
  }
}

/** What the server finds when it starts on a folder. */
async function inboxIn(folder: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const store = await openStore(folder);
  try {
    const damage = store.sqlite?.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check'];
    if (damage !== 'ok') throw new Error(`The database file is damaged: ${String(damage)}`);
    const rows = await store.db.selectFrom('leads').select(['id', 'receipt']).execute();
    return new Map(rows.map(({ id, receipt }) => [id, [receipt]]));
  } finally {
    await store.close();
  }
}
