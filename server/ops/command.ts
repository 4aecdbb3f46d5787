import { loadConfig, type Config } from '../config.ts';
import { readEnvFile } from '../env-file.ts';

/** Runs a command of the operator's with the server's own settings; an error is shown in words. */
export async function runCommand(
  failed: string,
  command: (config: Config, args: readonly string[]) => Promise<void>,
): Promise<void> {
  // Whatever it writes, no other account of the machine reads.
  process.umask(0o077);
  try {
    readEnvFile();
    await command(loadConfig(process.env), process.argv.slice(2));
  } catch (error) {
    console.error(`${failed}\n${error instanceof Error ? error.message : 'Unknown error.'}`);
    process.exitCode = 1;
  }
}
