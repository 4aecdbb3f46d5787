import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { FormDeclaration } from './declaration.ts';
import { unreadableInDocument } from './dom-values.ts';
import type { FormValues } from './form-values.ts';
import { schemaOf } from './schema-of.ts';

/** The visitor's answers as parsed by the contract. */
export type FormAnswers = Readonly<Record<string, unknown>>;

/** Validates a form's values, and input that the browser cannot read. */
export function resolverOf(
  declaration: FormDeclaration,
): Resolver<FormValues, unknown, FormAnswers> {
  const resolve = zodResolver(schemaOf(declaration));
  return (values, ...rest) =>
    resolve({ ...values, ...unreadableInDocument(declaration.id) }, ...rest);
}
