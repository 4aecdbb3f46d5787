import { z } from '#contract/zod.ts';
import type { FormDeclaration } from './declaration.ts';
import type { FormValues } from './form-values.ts';
import * as rules from './rules.ts';

/** The rule of a form's answers, given what its fields hold and what follows from it. */
export function schemaOf({ schema, derive }: FormDeclaration) {
  const complete = z.transform((values: FormValues): unknown => ({
    ...values,
    ...derive?.(values),
  }));
  return z.pipe(complete, schema(rules));
}
