import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/** Settings file in the current working directory. */
const ENV_FILE = '.env';

/**
 * Adds the variables of `.env`, if it exists, to the environment; variables already set win.
 * `SKIP_ENV_FILE` skips it, so that tests do not run with someone's own settings.
 */
export function readEnvFile(): void {
  if (!process.env['SKIP_ENV_FILE'] && existsSync(ENV_FILE)) loadEnvFile(ENV_FILE);
}
