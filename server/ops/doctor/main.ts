import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError, loadConfig } from '../../config.ts';
import { readEnvFile } from '../../env-file.ts';
import { takeCurrentContent } from '../../publishing/own-content.ts';
import { readArguments, UsageError } from '../arguments.ts';
import { error, type Finding } from './finding.ts';

const envFile = join(fileURLToPath(new URL('../../..', import.meta.url)), '.env');

/** Whether programs read what is found. Anything but `--json` ends the command. */
function isForPrograms(): boolean {
  try {
    const usage = 'npm run doctor, or npm run doctor -- --json';
    return readArguments({ usage, options: { json: { type: 'boolean' } } }).values.json === true;
  } catch (failure) {
    if (!(failure instanceof UsageError)) throw failure;
    console.error(failure.message);
    process.exit(1);
  }
}

/** A bad variable ends the check: nothing else can be checked without the settings. */
async function findings(): Promise<Finding[]> {
  try {
    readEnvFile();
    const config = loadConfig(process.env);
    await takeCurrentContent(config);
    const { systemResolve } = await import('../../forwarding/send.ts');
    const { examine } = await import('./doctor.ts');
    return await examine(config, { envFile, now: Date.now, resolve: systemResolve });
  } catch (failure) {
    if (!(failure instanceof ConfigError)) throw failure;
    const fix = 'Correct the variable; docs/configuration.md lists them all.';
    return failure.message.split('\n').map((line) => error('configuration', line, fix));
  }
}

const forPrograms = isForPrograms();
// The process that looks through the database does not keep its parent alive.
const alive = setInterval(() => undefined, 1_000);
/** `npm run doctor`: what is wrong with this installation, and what to do. `--json` for programs. */
const found = await findings();
clearInterval(alive);
if (forPrograms) console.log(JSON.stringify(found, null, 2));
else {
  for (const { level, text, fix } of found)
    console.log(`${level.toUpperCase()}: ${text}\n  ${fix}\n`);
  const errors = found.filter(({ level }) => level === 'error').length;
  console.log(
    found.length === 0
      ? 'No problems found.'
      : `Errors: ${errors}. Warnings: ${found.length - errors}.`,
  );
}
process.exitCode = found.some(({ level }) => level === 'error') ? 1 : 0;
