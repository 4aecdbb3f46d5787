import { z } from '#contract/zod.ts';

/** Names of entries other than photos. */
export const entryNames = {
  database: 'ashlar.sqlite',
  manifest: 'manifest.json',
  sums: 'SHA256SUMS',
} as const;

/** What a backup says about itself. */
export const manifestSchema = z.object({
  format: z.literal(1),
  begunAt: z.iso.datetime(),
  engine: z.enum(['SQLite', 'PostgreSQL']),
  leads: z.int(),
  /** Photo files. */
  photoFiles: z.int(),
  /** Photo files that were already missing on the server. */
  missingFiles: z.int(),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** Lines in the format of sha256sum. */
export function sumsText(sums: ReadonlyMap<string, string>): string {
  return [...sums].map(([name, hash]) => `${hash}  ${name}\n`).join('');
}

export function readSums(text: string): Map<string, string> {
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}
