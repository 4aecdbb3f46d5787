import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { limits } from '#contract/limits.ts';
import { TextArea } from '#components/fields/controls.tsx';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { counter, counterSpoken } from '#content/forms/common.ts';
import type { FieldText } from '#content/forms/types.ts';
import { useTypedText } from '../engine/engine-context.ts';
import { useField } from './use-field.ts';

const Count = styled(FormHelperText)({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

/** How many characters before the limit the count is also announced. */
const NEARLY = 0.9;

/** The live counter 'n/500'; announced by screen readers near the limit only. */
function Counter({ name, max }: { name: string; max: number }) {
  const { length } = useTypedText(name);
  return (
    <Count data-no-print>
      <span aria-hidden>{counter(length, max)}</span>
      <VisuallyHidden role="status">
        {length >= max * NEARLY ? counterSpoken(length, max) : ''}
      </VisuallyHidden>
    </Count>
  );
}

/** A multi-line field, limited to `max` characters, with a live counter. */
export function LongTextField({
  name,
  text,
  required = false,
  max = limits.messageMax,
  rows = 4,
}: {
  name: string;
  text: FieldText;
  required?: boolean;
  max?: number;
  rows?: number;
}) {
  const { id, error, mark, empty, control } = useField(name, required, text.helper);
  return (
    <FieldFrame
      id={id}
      label={text.label}
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
}
