import type { ParseArgsOptionsConfig } from 'node:util';
import { loadConfig, type Config } from '../config.ts';
import { readEnvFile } from '../env-file.ts';
import { readArguments, type Given } from './arguments.ts';

type Command<Options> = {
  /** Said first when it fails. */
  failed: string;
  usage: string;
  options: Options;
  operands?: number;
  /** Whether other accounts may read the files it writes. */
  isPublic?: boolean;
};

/** By the code of an error of the system or of PostgreSQL, whose message only says what happened. */
const REMEDIES: readonly [RegExp, string][] = [
  [/^(?:EACCES|EPERM|EROFS)$/, 'Choose another place, or run this as an account that may.'],
  [/^(?:ENOSPC|EDQUOT)$/, 'Free some space.'],
  [
    /^(?:(?:ECONN|EHOST|ENET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT).*|(?:28|3D)\w{3})$/,
    'Check that PostgreSQL is running, and its address, database, user and password.',
  ],
];

/** Runs an operator's command with the server's settings; prints an error's message only. */
export async function runCommand<const Options extends ParseArgsOptionsConfig>(
  { failed, isPublic = false, ...use }: Command<Options>,
  command: (config: Config, given: Given<Options>) => Promise<void>,
): Promise<void> {
  if (!isPublic) process.umask(0o077);
  try {
    const given = readArguments(use);
    readEnvFile();
    await command(loadConfig(process.env), given);
  } catch (error) {
    console.error(`${failed}\n${messageOf(error)}`);
    process.exitCode = 1;
  }
}

function messageOf(error: unknown): string {
  // A host with several addresses gives one error for each, and no message of its own.
  if (error instanceof AggregateError) return messageOf(error.errors[0]);
  if (!(error instanceof Error)) return 'Unknown error.';
  const code = codeOf(error);
  const remedy = REMEDIES.find(([codes]) => codes.test(code))?.[1];
  return remedy === undefined ? error.message : `${error.message}. ${remedy}`;
}

/** Its own, or its cause's: the store wraps what a database reports. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error ? String(error.code) : codeOf(error.cause);
}
