import { z } from '#contract/zod.ts';

/** Message of the verification process: the first fault, or why it could not check. */
export const verifiedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fault'), fault: z.nullable(z.string()) }),
  z.object({ kind: z.literal('failure'), message: z.string() }),
]);

export type Verified = z.infer<typeof verifiedSchema>;
