import { z } from '#contract/zod.ts';
import { HttpError } from './http-error.ts';

/**
 * The value as the schema reads it, or an HttpError (400 `invalid_body`) that names each field's path
 * and message, never the value that was sent.
 */
export function parseInput<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = z.core.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    message: issue.message,
  }));
  throw new HttpError(400, 'invalid_body', 'The request has fields that cannot be accepted.', {
    fields,
  });
}
