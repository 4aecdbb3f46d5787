import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { fieldAria, fieldIds } from './field-aria.ts';
import { FieldProblem, LabelText } from './field-words.tsx';

/** A group of checkboxes or radios under one legend; the error is announced when it appears. */
export function GroupFrame({
  id,
  label,
  mark,
  helper,
  error,
  radios = false,
  children,
}: {
  id: string;
  label: string;
  /** 'required' or 'optional', in words. */
  mark?: string | undefined;
  helper?: string | undefined;
  error?: string | undefined;
  radios?: boolean;
  children: ReactNode;
}) {
  const aria = fieldAria(id, error, helper);
  return (
    <FormControl
      component="fieldset"
      fullWidth
      id={id}
      role={radios ? 'radiogroup' : 'group'}
      aria-describedby={aria['aria-describedby']}
      {...(radios ? { 'aria-invalid': aria['aria-invalid'] } : {})}
    >
      <FormLabel component="legend">
        <LabelText label={label} mark={mark} />
      </FormLabel>
      {helper ? <FormHelperText id={fieldIds(id).helper}>{helper}</FormHelperText> : null}
      {children}
      <FieldProblem id={id} error={error} />
    </FormControl>
  );
}
