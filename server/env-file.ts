import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/** File of settings, in the folder where the program is started. */
const ENV_FILE = '.env';

/**
 * Adds the variables of `.env` to the environment, if there is such a file; what is set already wins.
 * `SKIP_ENV_FILE` leaves it out, so that tests don't run with somebody's own settings.
 */
export function readEnvFile(): void {
  if (!process.env['SKIP_ENV_FILE'] && existsSync(ENV_FILE)) loadEnvFile(ENV_FILE);
}
