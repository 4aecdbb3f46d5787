import { useFormState } from 'react-hook-form';
import { formText } from '#content/forms/common.ts';
import { fieldAria } from '#components/fields/FieldFrame.tsx';
import { useEngine } from '../engine/engine-context.ts';
import type { FormValues } from '../engine/values.ts';

/** A prefilled field needs no mark: it cannot be left out. */
function markOf(required: boolean, empty: FormValues[string]): string | undefined {
  if (required) return formText.required;
  return empty.length === 0 ? formText.optional : undefined;
}

/** Props of a bound field: id, error, registration and the text that marks it. */
export function useField(
  name: string,
  required: boolean,
  helper: string | undefined,
  /** Fields whose validation depends on this one; validated again when it changes. */
  deps: readonly string[] = [],
) {
  const { declaration, form } = useEngine();
  const { errors, defaultValues } = useFormState({ control: form.control, name, exact: true });
  const id = `${declaration.id}-${name}`;
  const empty = declaration.defaults[name] ?? '';
  const error = errors[name]?.message;
  return {
    id,
    error,
    mark: markOf(required, empty),
    empty,
    /** The answer a corrected lead was sent with. */
    held: defaultValues?.[name],
    control: {
      ...form.register(name, { deps: [...deps] }),
      ...fieldAria(id, error, helper),
      'aria-required': required ? true : undefined,
    },
  } as const;
}
