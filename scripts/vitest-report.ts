import { z } from 'zod';

/** The variable that names the file to which Vitest's report is written. */
export const REPORT_FILE = 'VITEST_REPORT_FILE';

export const vitestReport = z.object({
  passed: z.number(),
  failed: z.number(),
  /** Nothing failed, but a process of the runner died under its tests. */
  isLost: z.boolean(),
  /** The files that did not run to their end. */
  unfinished: z.array(z.string()),
});

export type VitestReport = z.infer<typeof vitestReport>;
