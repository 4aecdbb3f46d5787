import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';

/** Ids of the texts that describe a control. */
export function fieldIds(id: string) {
  return { helper: `${id}-helper`, error: `${id}-error` } as const;
}

/** ARIA attributes of a control: whether it is invalid, and what describes it. */
export function fieldAria(id: string, error: string | undefined, helper: string | undefined) {
  const ids = fieldIds(id);
  const described = [error ? ids.error : null, helper ? ids.helper : null]
    .filter(Boolean)
    .join(' ');
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described === '' ? undefined : described,
  } as const;
}

function LabelText({ label, mark }: { label: ReactNode; mark: string | undefined }) {
  return (
    <>
      {label}{' '}
      {mark ? (
        <Typography
          component="span"
          variant="inherit"
          sx={{ color: 'brand.inkSoft', fontWeight: 400 }}
        >
          ({mark})
        </Typography>
      ) : null}
    </>
  );
}

/** A field's error; announced when it appears. */
function FieldProblem({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div aria-live="polite">
      {error ? (
        <FormHelperText error id={fieldIds(id).error}>
          {error}
        </FormHelperText>
      ) : null}
    </div>
  );
}

/** A control with its label above, helper and error below. */
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
  label: ReactNode;
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

/** A group of checkboxes or radios under one legend. */
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
