import { z } from '#contract/zod.ts';

/** What the process that looks through a database says: its first fault, or why it could not look. */
export const verifiedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fault'), fault: z.nullable(z.string()) }),
  z.object({ kind: z.literal('failure'), message: z.string() }),
]);

export type Verified = z.infer<typeof verifiedSchema>;
