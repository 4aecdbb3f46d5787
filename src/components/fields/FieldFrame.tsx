import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { FieldProblem, LabelText } from './field-words.tsx';
import { fieldIds } from './field-aria.ts';

/** Label above, control, helper and error below. The error is announced when it appears. */
export function FieldFrame({
  id,
  label,
  mark,
  helper,
  error,
  aside,
  children,
}: {
  id: string;
  label: string;
  /** 'required' or 'optional', in words. */
  mark?: string | undefined;
  helper?: string | undefined;
  error?: string | undefined;
  /** Such as the counter of a message box. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id}>
        <LabelText label={label} mark={mark} />
      </FormLabel>
      {children}
      <FieldProblem id={id} error={error} />
      {helper ? <FormHelperText id={fieldIds(id).helper}>{helper}</FormHelperText> : null}
      {aside}
    </FormControl>
  );
}
