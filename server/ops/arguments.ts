import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

type Use<Options> = {
  /** How the command is called, after 'Usage: '. */
  usage: string;
  options: Options;
  /** How many arguments follow that are no options. */
  operands?: number;
};

export type Given<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>;

export class UsageError extends Error {
  constructor(usage: string) {
    super(`Usage: ${usage}`);
  }
}

/** What a command was called with. Throws a UsageError for anything that it does not take. */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  { usage, options, operands = 0 }: Use<Options>,
  args: string[] = process.argv.slice(2),
): Given<Options> {
  const given = parsed(args, options);
  if (given?.positionals.length !== operands) throw new UsageError(usage);
  return given;
}

function parsed<const Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
): Given<Options> | null {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    return null;
  }
}
