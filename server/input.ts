import { messages } from '#contract/messages.ts';
import { hasControls } from '#contract/typed-text.ts';
import { z } from '#contract/zod.ts';
import { HttpError } from './http-error.ts';

/**
 * The value as the schema reads it, or an HttpError (400 `invalid_body`) that names each field's path
 * and message, never the value that was sent. Control characters are refused in any text: PostgreSQL
 * stores no NUL, and mail headers take none.
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

/** Where a value that a schema has read, and so is as deep as the schema, has control characters. */
function pathsOfControls(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'string') return hasControls(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => pathsOfControls(inner, [...path, key]));
}
