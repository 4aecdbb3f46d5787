import { messages } from '#contract/limits.ts';
import { hasControls } from '#contract/clean-text.ts';
import { z } from '#contract/zod.ts';
import { HttpError } from './http-error.ts';

/**
 * The value as the schema parses it, or an HttpError (400 `invalid_body`) that names each field's
 * path and message, never the value. Rejects control characters in any text: PostgreSQL cannot
 * store NUL, and mail headers cannot contain them.
 */
export function parseInput<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = z.core.safeParse(schema, value);
  if (!parsed.success) {
    throw refused(
      parsed.error.issues.map(({ path, message }) => ({ path: path.map(String), message })),
    );
  }
  const controls = pathsOfControls(parsed.data);
  if (controls.length > 0) {
    throw refused(controls.map((path) => ({ path, message: messages.controls })));
  }
  return parsed.data;
}

function refused(fields: readonly { path: readonly string[]; message: string }[]): HttpError {
  return new HttpError(400, 'invalid_body', 'The request has invalid fields.', {
    fields: fields.map(({ path, message }) => ({ path: path.join('.'), message })),
  });
}

/**
 * Paths of texts with control characters in a value that a schema has parsed, and that is therefore
 * no deeper than the schema.
 */
function pathsOfControls(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'string') return hasControls(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => pathsOfControls(inner, [...path, key]));
}
