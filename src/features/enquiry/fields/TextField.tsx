import {
  useId,
  type HTMLAttributes,
  type HTMLInputAutoCompleteAttribute,
  type ReactNode,
} from 'react';
import { Input } from '#components/fields/controls.tsx';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import type { FieldText } from '#content/forms/types.ts';
import { useField } from './use-field.ts';

/** A single-line field, bound to the surrounding form. */
export function TextField({
  name,
  text,
  required = false,
  type = 'text',
  autoComplete,
  inputMode,
  enterKeyHint = 'next',
  suggestions,
  min,
  deps,
  aside,
}: {
  name: string;
  text: FieldText;
  required?: boolean;
  type?: 'text' | 'tel' | 'email' | 'date';
  autoComplete: HTMLInputAutoCompleteAttribute;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  enterKeyHint?: HTMLAttributes<HTMLInputElement>['enterKeyHint'];
  /** Suggestions, as a datalist. */
  suggestions?: readonly string[];
  /** Earliest day of a date field. */
  min?: string | undefined;
  /** Fields whose validation depends on this one. */
  deps?: readonly string[];
  /** Rendered below the field. */
  aside?: ReactNode;
}) {
  const { id, error, mark, empty, control } = useField(name, required, text.helper, deps);
  const listId = useId();
  return (
    <FieldFrame
      id={id}
      label={text.label}
      mark={mark}
      helper={text.helper}
      error={error}
      aside={aside}
    >
      <Input
        id={id}
        type={type}
        placeholder={text.placeholder}
        autoComplete={autoComplete}
        inputMode={inputMode}
        enterKeyHint={enterKeyHint}
        defaultValue={empty}
        list={suggestions ? listId : undefined}
        min={min}
        {...control}
      />
      {suggestions ? (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion}>
              {suggestion}
            </option>
          ))}
        </datalist>
      ) : null}
    </FieldFrame>
  );
}
