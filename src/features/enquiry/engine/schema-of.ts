import { withoutControls } from '#contract/typed-text.ts';
import { z } from '#contract/zod.ts';
import type { FormDeclaration } from './declaration.ts';
import type { FormValues } from './form-values.ts';
import * as rules from './rules.ts';

/**
 * Validates a form's values and those derived from them. Control characters are removed first: they
 * come from pasted text, and the receiver rejects them.
 */
export function schemaOf({ schema, derive }: FormDeclaration) {
  const complete = z.transform((values: FormValues): unknown => {
    const clean = cleaned(values);
    return { ...clean, ...derive?.(clean) };
  });
  return z.pipe(complete, schema(rules));
}

function cleaned(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(withoutControls) : withoutControls(value),
    ]),
  );
}
