import styled from '@emotion/styled';
import { ChoiceRow } from '#components/fields/controls.tsx';
import { GroupFrame } from '#components/fields/GroupFrame.tsx';
import type { FieldText, Option } from '#content/forms/types.ts';
import { sizes, type } from '#theme/tokens.ts';
import { useField } from './use-field.ts';

/** Choices laid edge to edge like stones; a chosen one takes the tone of the next course. */
const Stones = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: sizes.joint,
  padding: sizes.joint,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13em), 1fr))',
  '& > label': {
    paddingInline: theme.spacing(1.5),
    backgroundColor: theme.vars.palette.stone.field,
    outline: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
  },
  '& > label:has(:checked)': { backgroundColor: theme.vars.palette.stone.sandstone },
}));

const Description = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: type.note,
  color: theme.vars.palette.stone.inkSoft,
}));

/** Several values to tick, or one to choose, bound to the form around it. */
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
  const begun = Array.isArray(empty) ? empty : [empty];
  return (
    <GroupFrame
      id={id}
      label={text.label}
      mark={mark}
      helper={text.helper}
      error={error}
      radios={kind === 'radio'}
    >
      <Stones>
        {options.map((option) => (
          <ChoiceRow key={option.value}>
            <input
              ref={ref}
              type={kind}
              name={fieldName}
              value={option.value}
              defaultChecked={begun.includes(option.value)}
              onBlur={onBlur}
              onChange={onChange}
              // A group of checkboxes cannot be called invalid, a radiogroup is.
              aria-invalid={kind === 'checkbox' ? control['aria-invalid'] : undefined}
            />
            <span>
              {option.label}
              {option.description ? <Description>{option.description}</Description> : null}
            </span>
          </ChoiceRow>
        ))}
      </Stones>
    </GroupFrame>
  );
}
