import type { Failure } from '#outbox/record.ts';

/**
 * The receiver's messages about this form's own fields: name → message. Other paths are left out.
 */
export function fieldErrorsOf(
  failure: Failure | null,
  names: readonly string[],
): ReadonlyMap<string, string> {
  const found = (failure?.fields ?? []).flatMap(({ path, message }) => {
    const name = path.split(/[./]/).find((part) => names.includes(part));
    return name === undefined ? [] : [[name, message] as const];
  });
  return new Map(found);
}
