import { styled } from '@mui/material/styles';

/** A section with its heading in the margin: stacked on phones, one third and two thirds when wide. */
export const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    columnGap: theme.spacing(8),
  },
}));
