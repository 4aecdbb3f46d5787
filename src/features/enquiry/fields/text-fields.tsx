import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import {
  type HTMLAttributes,
  type HTMLInputAutoCompleteAttribute,
  type ReactNode,
  useId,
  memo,
} from 'react';
import { VisuallyHidden } from '#components/text.tsx';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Input, TextArea } from '#components/fields/controls.tsx';
import { counter, counterSpoken } from '#content/forms/common.ts';
import type { FieldText } from '#content/forms/types.ts';
import { limits } from '#contract/limits.ts';
import { useTypedText } from '../engine/engine-context.ts';
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

const Count = styled(FormHelperText)({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

/** How many characters before the limit the count is also announced. */
const NEARLY = 0.9;

/** The live counter 'n/500'; announced by screen readers near the limit only. */
function Counter({ name, max }: { name: string; max: number }) {
  const { length } = useTypedText(name);
  return (
    <Count data-no-print className="needs-script">
      <span aria-hidden>{counter(length, max)}</span>
      <VisuallyHidden role="status">
        {length >= max * NEARLY ? counterSpoken(length, max) : ''}
      </VisuallyHidden>
    </Count>
  );
}

/** A multi-line field, limited to `max` characters, with a live counter. */
export const LongTextField = memo(function LongTextField({
  name,
  text,
  required = false,
  max = limits.messageMax,
  rows = 4,
  label = text.label,
}: {
  name: string;
  text: FieldText;
  /** In place of the label's text. */
  label?: ReactNode;
  required?: boolean;
  max?: number;
  rows?: number;
}) {
  const { id, error, mark, empty, control } = useField(name, required, text.helper);
  return (
    <FieldFrame
      id={id}
      label={label}
      mark={mark}
      helper={text.helper}
      error={error}
      aside={<Counter name={name} max={max} />}
    >
      <TextArea
        id={id}
        rows={rows}
        maxLength={max}
        placeholder={text.placeholder}
        autoComplete="off"
        defaultValue={empty}
        {...control}
      />
    </FieldFrame>
  );
});
