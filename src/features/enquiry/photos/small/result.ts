import { z } from '#contract/zod.ts';

/** What may be wrong with a picked file. */
export const pictureProblems = ['empty', 'tooLarge', 'notPicture', 'heic', 'broken'] as const;
export type PictureProblem = (typeof pictureProblems)[number];

/** The result for a file; also the worker's reply message. */
export const smallResultSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('small'),
    bytes: z.instanceof(ArrayBuffer),
    /** SHA-256 of the bytes, in hex. */
    hash: z.string(),
    /** A data URL. */
    thumbnail: z.string(),
  }),
  z.object({ kind: z.literal('problem'), problem: z.enum(pictureProblems) }),
]);

export type SmallResult = z.infer<typeof smallResultSchema>;
export type SmallPicture = Extract<SmallResult, { kind: 'small' }>;
