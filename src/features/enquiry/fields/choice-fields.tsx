import { memo } from 'react';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { Choice, Select } from '#components/fields/controls.tsx';
import { FieldFrame, GroupFrame } from '#components/fields/FieldFrame.tsx';
import { formText } from '#content/forms/common.ts';
import { withHeld } from '#content/forms/choices.ts';
import type { FieldText, Option } from '#content/forms/types.ts';
import { sizes } from '#theme/tokens.ts';
import { useField } from './use-field.ts';

/** One of several values, bound to the surrounding form. */
export const SelectField = memo(function SelectField({
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
});

/** Adjoining choices; a selected one takes the tone of the next band. */
const Choices = styled(FormGroup)(({ theme }) => ({
  display: 'grid',
  gap: sizes.hairline,
  padding: sizes.hairline,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13em), 1fr))',
  '& > label': {
    paddingInline: theme.spacing(1.5),
    backgroundColor: theme.vars.palette.brand.field,
    outline: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
  },
  '& > label:has(:checked)': { backgroundColor: theme.vars.palette.brand.sandstone },
}));

const Description = styled(FormHelperText)<{ component: 'span' }>({ display: 'block' });

/** Checkboxes, or radios for a single value, bound to the surrounding form. */
export function ChoiceField({
  name,
  text,
  options,
  kind,
  required = false,
}: {
  name: string;
  text: FieldText;
  options: readonly Option[];
  kind: 'checkbox' | 'radio';
  required?: boolean;
}) {
  const { id, error, mark, empty, control } = useField(name, required, undefined);
  const { ref, name: fieldName, onBlur, onChange } = control;
  const initial = Array.isArray(empty) ? empty : [empty];
  return (
    <GroupFrame
      id={id}
      label={text.label}
      mark={mark}
      helper={text.helper}
      error={error}
      radios={kind === 'radio'}
    >
      <Choices>
        {options.map((option) => (
          <Choice
            key={option.value}
            ref={ref}
            type={kind}
            name={fieldName}
            value={option.value}
            defaultChecked={initial.includes(option.value)}
            onBlur={onBlur}
            onChange={onChange}
            // aria-invalid is allowed on a radiogroup, but not on a group of checkboxes.
            aria-invalid={kind === 'checkbox' ? control['aria-invalid'] : undefined}
            label={<OptionWords {...option} />}
          />
        ))}
      </Choices>
    </GroupFrame>
  );
}

function OptionWords({ label, description }: Option) {
  return (
    <>
      {label}
      {description ? <Description component="span">{description}</Description> : null}
    </>
  );
}
