import { loadConfig, type Config } from '../config.ts';
import { readEnvFile } from '../env-file.ts';

/** Runs an operator's command with the server's settings; prints an error's message only. */
export async function runCommand(
  failed: string,
  command: (config: Config, args: readonly string[]) => Promise<void>,
): Promise<void> {
  // Files it writes are readable by this account only.
  process.umask(0o077);
  try {
    readEnvFile();
    await command(loadConfig(process.env), process.argv.slice(2));
  } catch (error) {
    console.error(`${failed}\n${error instanceof Error ? error.message : 'Unknown error.'}`);
    process.exitCode = 1;
  }
}
