import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '../config.ts';
import { readEnvFile } from '../env-file.ts';
import { openIdleDatabase } from './idle-database.ts';
import { transferPhotos } from './photos.ts';
import { transfer } from './transfer.ts';

/**
 * `npm run migrate -- --to postgres://…`: moves the DATA_DIR of a stopped server; the other way
 * with `--from postgres://… --to ./data`. Moves nothing unless everything arrives unchanged.
 */
async function main(args: string[]): Promise<void> {
  process.umask(0o077);
  readEnvFile();
  const { values } = parseArgs({
    args,
    options: { from: { type: 'string' }, to: { type: 'string' } },
  });
  if (values.to === undefined)
    throw new Error('Usage: npm run migrate -- --to FOLDER, or --to postgres://…');
  const [from, to] = [placeOf(values.from ?? loadConfig(process.env).dataDir), placeOf(values.to)];
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
}

function placeOf(text: string): string {
  return /^postgres(ql)?:/.test(text) ? text : resolve(text);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(`Nothing was moved.\n${error instanceof Error ? error.message : 'Unknown error.'}`);
  process.exit(1);
}
