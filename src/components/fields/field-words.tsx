import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { fieldIds } from './field-aria.ts';

/** A label, and beside it 'required' or 'optional'. */
export function LabelText({ label, mark }: { label: string; mark: string | undefined }) {
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

/** What is wrong with a field; announced when it appears. */
export function FieldProblem({ id, error }: { id: string; error: string | undefined }) {
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
