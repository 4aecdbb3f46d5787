import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from '#contract/zod.ts';

const FOLDER = fileURLToPath(new URL('../contract/released/', import.meta.url));

const requestSchema = z.looseObject({
  envelope: z.looseObject({ formType: z.string(), submissionId: z.string() }),
});
const rowSchema = z.looseObject({ id: z.string(), formType: z.string(), state: z.string() });

/**
 * What a released build wrote: bodies of `POST /api/leads`, rows of the outbox, and local storage by
 * what the visitor had done. Every release adds a folder; none is ever changed.
 */
export type Release = ReturnType<typeof readRelease>;

function readRelease(version: string) {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(`${FOLDER}${version}/${name}.json`, 'utf8'));
  return {
    version,
    requests: z.array(requestSchema).parse(read('lead-requests')),
    rows: z.array(rowSchema).parse(read('outbox-rows')),
    localStorage: z
      .record(z.string(), z.record(z.string(), z.string()))
      .parse(read('local-storage')),
  };
}

/** Every released build, oldest first. */
export const releases: readonly Release[] = readdirSync(FOLDER).sort().map(readRelease);
