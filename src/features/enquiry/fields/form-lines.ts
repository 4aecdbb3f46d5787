import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { sizes, type } from '#theme/tokens.ts';

/** The status line above the fields of a form; its space is always reserved. */
export const StatusRow = styled(Stack)(({ theme }) => ({
  flexFlow: 'row wrap',
  alignItems: 'center',
  columnGap: theme.spacing(1),
  minHeight: sizes.target,
  fontSize: type.small,
}));

/** A line next to a button whose space is reserved even when it is empty. */
export const ButtonNote = styled(FormHelperText)(({ theme }) => ({
  minHeight: '1.5em',
  marginTop: theme.spacing(0.5),
  // Enabled before hydration: the words are out of date.
  '[aria-describedby=""] + &': { visibility: 'hidden' },
}));

/** The title of a dialog and its close button, in one row. */
export const SheetHead = styled(Stack)(({ theme }) => ({
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5, 3),
  [theme.breakpoints.down('md')]: { paddingInline: sizes.gutter },
  // With large text a long title takes several lines.
  '& > h2': { flex: '1 1 auto', minWidth: 0, padding: 0 },
}));
