import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { keyPairSchema } from '#contract/capsule/sealing.ts';
import { envelopeSchema } from '#contract/envelope.ts';
import { z } from '#contract/zod.ts';

const FOLDER = fileURLToPath(new URL('../contract/capsules/', import.meta.url));

const fileSchema = z.object({
  keyPair: keyPairSchema,
  capsules: z.array(
    z.object({
      envelope: envelopeSchema,
      lock: z.nullable(z.string()),
      open: z.string(),
      sealed: z.string(),
      qr: z.array(z.string()),
    }),
  ),
});

/**
 * Capsules as each version wrote them, with the key that opens them. They lie in mailboxes for years:
 * a new version adds a file, and none is ever changed.
 */
export const keptCapsules = readdirSync(FOLDER).map((name) => ({
  version: name.replace('.json', ''),
  ...fileSchema.parse(JSON.parse(readFileSync(`${FOLDER}${name}`, 'utf8'))),
}));
