import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Select } from '#components/fields/controls.tsx';
import { formText } from '#content/forms/common.ts';
import { withHeld } from '#content/forms/option-label.ts';
import type { FieldText, Option } from '#content/forms/types.ts';
import { useField } from './use-field.ts';

/** One of several values, bound to the surrounding form. */
export function SelectField({
  name,
  text,
  options,
  required = false,
}: {
  name: string;
  text: FieldText;
  options: readonly Option[];
  required?: boolean;
}) {
  const { id, error, mark, empty, held, control } = useField(name, required, text.helper);
  return (
    <FieldFrame id={id} label={text.label} mark={mark} helper={text.helper} error={error}>
      <Select id={id} defaultValue={empty} {...control}>
        {empty === '' ? <option value="">{formText.choose}</option> : null}
        {withHeld(options, held).map((option) => (
          <option key={option.value} value={option.value}>
            {option.description ? `${option.label} (${option.description})` : option.label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
