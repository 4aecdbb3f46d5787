import { styled } from '@mui/material/styles';
import { sizes } from '#theme/tokens.ts';

/** A form and what stands beside it: below on phones, on the right and following when wide. */
export const FormSplit = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    columnGap: theme.spacing(8),
    alignItems: 'start',
    '& > :last-of-type': {
      position: 'sticky',
      top: `calc(${sizes.navBar} + ${theme.spacing(4)})`,
    },
  },
}));
