import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { fieldAria, FieldFrame, GroupFrame } from '#components/fields/FieldFrame.tsx';
import { Choice, Input, Select, TextArea } from '#components/fields/controls.tsx';
import { entryWords } from '#content/admin/website/entry.ts';
import { entryForm } from '#content/admin/website/form.ts';
import { sizes } from '#theme/tokens.ts';
import type { Field } from './kinds/kind.ts';

/** The form of an entry: texts by field. */
export type EntryForm = UseFormReturn<Record<string, string>>;

type FieldProps = { form: EntryForm; field: Field };

const Count = styled(FormHelperText)({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

function Counter({ form, name, max }: { form: EntryForm; name: string; max: number }) {
  const typed = useWatch({ control: form.control, name });
  const length = (typed ?? '').length;
  return (
    <Count aria-hidden error={length > max}>
      {length}/{max}
    </Count>
  );
}

/** The whole field in the colour that was chosen. */
const Colour = styled('div')(({ theme }) => ({
  maxWidth: theme.spacing(20),
  '& input[type="color"]': { height: sizes.target, padding: theme.spacing(0.5), cursor: 'pointer' },
}));

const markOf = ({ isOptional }: Field) =>
  isOptional === true ? entryForm.optional : entryForm.required;

/** A field in the shape that its text needs. */
export function EntryField({ form, field }: FieldProps) {
  return field.type === 'stars' ? (
    <StarsField form={form} field={field} />
  ) : (
    <TextField form={form} field={field} />
  );
}

function TextField({ form, field }: FieldProps) {
  const { name, text, max } = field;
  const id = useId();
  const { errors } = useFormState({ control: form.control, name });
  const error = errors[name]?.message;
  const control = { id, ...form.register(name), ...fieldAria(id, error, text.helper) };
  return (
    <FieldFrame
      id={id}
      label={text.label}
      mark={markOf(field)}
      helper={text.helper}
      error={error}
      aside={max === undefined ? null : <Counter form={form} name={name} max={max} />}
    >
      <Control field={field} control={control} />
    </FieldFrame>
  );
}

type Registered = ReturnType<EntryForm['register']> & { id: string };

/** Without `maxlength`: it would cut off the end of what is pasted, without a word. */
function Control({ field, control }: { field: Field; control: Registered }) {
  const { rows, choice, type = 'text' } = field;
  if (choice !== undefined) {
    return (
      <Select {...control}>
        <option value="">{choice.none}</option>
        {choice.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    );
  }
  if (rows !== undefined) return <TextArea {...control} rows={rows} autoComplete="off" />;
  const isNumber = type === 'digits' || type === 'degrees';
  const input = (
    <Input
      {...control}
      type={isNumber ? 'text' : type}
      // The numeric keys of phones have no minus.
      inputMode={type === 'digits' ? 'numeric' : undefined}
      autoComplete="off"
    />
  );
  return type === 'color' ? <Colour>{input}</Colour> : input;
}

const STARS = ['5', '4', '3', '2', '1'] as const;

/** Stars as radios. */
function StarsField({ form, field }: FieldProps) {
  const { name, text } = field;
  const id = useId();
  const { errors } = useFormState({ control: form.control, name });
  return (
    <GroupFrame
      id={id}
      label={text.label}
      mark={markOf(field)}
      error={errors[name]?.message}
      radios
    >
      {STARS.map((stars) => (
        <Choice
          key={stars}
          type="radio"
          value={stars}
          label={entryWords.stars(Number(stars))}
          {...form.register(name)}
        />
      ))}
    </GroupFrame>
  );
}
