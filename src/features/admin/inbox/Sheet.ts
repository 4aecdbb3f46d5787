import { styled } from '@mui/material/styles';
import { sizes } from '#theme/tokens.ts';

/** An opened lead, under its row. */
export const Sheet = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(3),
  padding: theme.spacing(3, 2),
  backgroundColor: theme.vars.palette.brand.sandstoneWash,
  borderInlineStart: `${sizes.focus} solid ${theme.vars.palette.brand.harbour}`,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(3) },
}));
