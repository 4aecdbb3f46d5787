import { focusSchema } from '#contract/content/pictures.ts';
import { z } from '#contract/zod.ts';

const logoSchema = z.object({ bytes: z.instanceof(Uint8Array), ground: z.string() });

/** Icons and sharing cards that are made for a publication; `file` is the name below its folder. */
export const brandSchema = z.object({
  logo: z.nullable(logoSchema),
  icons: z.array(
    z.object({ file: z.string(), size: z.int(), shape: z.enum(['any', 'full', 'maskable']) }),
  ),
  /** Each with a picture, by its path, and what of it stays in view. */
  cards: z.array(
    z.object({ file: z.string(), picture: z.string(), focus: z.optional(focusSchema) }),
  ),
});

export type Brand = z.infer<typeof brandSchema>;
