import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { fieldAria, FieldFrame, GroupFrame } from '#components/fields/FieldFrame.tsx';
import { Choice, Input, Select, TextArea } from '#components/fields/controls.tsx';
import { entryForm, entryWords } from '#content/admin/content.ts';

/** The form of an entry: texts by field. */
export type EntryForm = UseFormReturn<Record<string, string>>;

type FieldProps = {
  form: EntryForm;
  name: string;
  text: { readonly label: string; readonly helper?: string };
  /** Longest text, in characters. */
  max?: number | undefined;
};

const Count = styled(FormHelperText)({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

function Counter({ form, name, max }: { form: EntryForm; name: string; max: number }) {
  const typed = useWatch({ control: form.control, name });
  return (
    <Count aria-hidden>
      {(typed ?? '').length}/{max}
    </Count>
  );
}

function useField({ form, name, text: { helper } }: FieldProps) {
  const id = useId();
  const { errors } = useFormState({ control: form.control, name });
  const error = errors[name]?.message;
  return { id, error, control: { id, ...form.register(name), ...fieldAria(id, error, helper) } };
}

/** A field of one line, or of several `rows`. */
export function TextEntry(
  props: FieldProps & { rows?: number; type?: string; inputMode?: 'numeric' },
) {
  const { form, name, text, max, rows, type = 'text', inputMode } = props;
  const { id, error, control } = useField(props);
  const native = { ...control, maxLength: max, autoComplete: 'off' };
  return (
    <FieldFrame
      id={id}
      label={text.label}
      mark={entryForm.required}
      helper={text.helper}
      error={error}
      aside={max === undefined ? null : <Counter form={form} name={name} max={max} />}
    >
      {rows === undefined ? (
        <Input {...native} type={type} inputMode={inputMode} />
      ) : (
        <TextArea {...native} rows={rows} />
      )}
    </FieldFrame>
  );
}

/** A choice from a list. */
export function SelectEntry(props: FieldProps & { children: ReactNode }) {
  const { text, children } = props;
  const { id, error, control } = useField(props);
  return (
    <FieldFrame
      id={id}
      label={text.label}
      mark={entryForm.required}
      helper={text.helper}
      error={error}
    >
      <Select {...control}>{children}</Select>
    </FieldFrame>
  );
}

const STARS = ['5', '4', '3', '2', '1'] as const;

/** Stars as radios. */
export function StarsEntry(props: FieldProps) {
  const { form, name, text } = props;
  const id = useId();
  const { errors } = useFormState({ control: form.control, name });
  return (
    <GroupFrame
      id={id}
      label={text.label}
      mark={entryForm.required}
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
