import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Something that a person has to put right first. The text says what is wrong and what to do. */
export class Problem extends Error {
  override readonly name = 'Problem';
}

/** Runs a script's work. A Problem ends it with its text alone, anything else with its stack. */
export async function runScript(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const problem = problemIn(error);
    if (problem === null) throw error;
    console.error(problem.message);
    process.exitCode = 1;
  }
}

/** What a script was called with. Ends it with a line where it takes something else. */
export function argumentsOf<const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : 'Unknown arguments'}\nSee docs/scripts.md.`,
    );
    process.exit(1);
  }
}

/** The Problem itself, or the one among the errors that the bundler has collected. */
function problemIn(error: unknown): Error | null {
  if (!(error instanceof Error)) return null;
  // Not by its class: Vite bundles its configuration, which then has one of its own.
  if (error.name === 'Problem') return error;
  const collected: readonly unknown[] =
    'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  return collected.map(problemIn).find((one) => one !== null) ?? null;
}
