import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import type { ComponentProps, ReactNode } from 'react';

/** The native mark is on show: it is right before React comes, and whoever sets it. */
const none = <NoIcon />;

function NoIcon() {
  return null;
}

/**
 * A checkbox or radio with its words, large enough for a thumb. Takes the attributes of the native
 * input. Not in a RadioGroup of MUI's: that would take what is chosen from the document into React.
 */
export function Choice({
  type,
  label,
  ...native
}: ComponentProps<'input'> & { type: 'checkbox' | 'radio'; label: ReactNode }) {
  const Mark = type === 'radio' ? Radio : Checkbox;
  return (
    <FormControlLabel
      label={label}
      control={<Mark icon={none} checkedIcon={none} slotProps={{ input: native }} />}
    />
  );
}
