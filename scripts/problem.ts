/** Something that a person has to put right first. The text says what is wrong and what to do. */
export class Problem extends Error {}

/** Runs a script's work. A Problem ends it with its text alone, anything else with its stack. */
export async function runScript(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
