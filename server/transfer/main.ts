import { resolve } from 'node:path';
import { UsageError } from '../ops/arguments.ts';
import { runCommand } from '../ops/command.ts';
import { databaseFile, requireReadable } from '../store/sqlite/data-dir.ts';
import { isPostgres, openIdleDatabase } from './idle-database.ts';
import { transferPhotos } from './photos.ts';
import { transfer } from './transfer.ts';

const use = {
  failed: 'Nothing was moved.',
  usage: 'npm run migrate -- [--from PLACE] --to PLACE. A place is a folder or postgres://…',
  options: { from: { type: 'string' }, to: { type: 'string' } },
} as const;

/**
 * `npm run migrate -- --to postgres://…`: moves the DATA_DIR of a stopped server; the other way
 * with `--from postgres://… --to ./data`. Moves nothing unless everything arrives unchanged.
 */
await runCommand(use, async (config, { values }) => {
  if (values.to === undefined) throw new UsageError(use.usage);
  const [from, to] = [placeOf(values.from ?? config.dataDir), placeOf(values.to)];
  if (from === to) throw new Error('The data is in that place already. Name another one.');
  if (!isPostgres(from)) requireReadable(databaseFile(from));
  const source = await openIdleDatabase(from);
  try {
    const target = await openIdleDatabase(to);
    try {
      const { files, missing } = await transferPhotos(source, target);
      const moved = await transfer(source, target);
      for (const { table, rows, hash } of moved)
        console.log(`${hash.slice(0, 16)}  ${table}: ${rows}`);
      console.log(`Photo files: ${files}`);
      if (missing > 0) console.log(`Photo files already missing in ${source.name}: ${missing}.`);
      console.log(`Moved ${source.name} to ${target.name}. Row counts and hashes match.`);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
});

function placeOf(text: string): string {
  if (isPostgres(text)) return text;
  if (text.includes('://')) throw new UsageError(use.usage);
  return resolve(text);
}
