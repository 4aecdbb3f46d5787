import type { TestProject } from 'vitest/node';
import { readFromOneFile } from './one-file.ts';

/** Vitest's global setup. Coverage is of the modules. */
export default async function setup({ config }: TestProject): Promise<void> {
  if (!config.coverage.enabled) await readFromOneFile();
}
