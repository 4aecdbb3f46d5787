import { styled } from '@mui/material/styles';

/** The fields of a quote or visit: below each other on phones, in columns on wide screens. */
export const FactForm = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > .whole': { gridColumn: '1 / -1' },
}));
