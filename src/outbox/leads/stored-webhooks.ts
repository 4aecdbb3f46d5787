import { formTypes } from '#contract/form-types.ts';
import { z } from '#contract/zod.ts';

/**
 * The stored map: form type → webhook URL. Unknown form types are dropped, invalid values rejected.
 */
export const storedWebhooksSchema = z.pipe(
  z.transform(withKnownKeys),
  z.partialRecord(z.enum(formTypes), z.url()),
);

function withKnownKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const known: readonly string[] = formTypes;
  return Object.fromEntries(Object.entries(value).filter(([key]) => known.includes(key)));
}
