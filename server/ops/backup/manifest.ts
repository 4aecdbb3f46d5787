import { z } from '#contract/zod.ts';

/** Names of entries beside the photographs. */
export const entryNames = {
  database: 'ashlar.sqlite',
  manifest: 'manifest.json',
  sums: 'SHA256SUMS',
} as const;

/** What a backup says of itself. */
export const manifestSchema = z.object({
  format: z.literal(1),
  begunAt: z.iso.datetime(),
  engine: z.enum(['SQLite', 'PostgreSQL']),
  leads: z.int(),
  /** Files of photographs. */
  photoFiles: z.int(),
  /** Files that the server had lost before. */
  missingFiles: z.int(),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** Lines as sha256sum writes and checks them. */
export function sumsText(sums: ReadonlyMap<string, string>): string {
  return [...sums].map(([name, hash]) => `${hash}  ${name}\n`).join('');
}

export function readSums(text: string): Map<string, string> {
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}
