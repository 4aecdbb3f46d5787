import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { sizes } from '#theme/tokens.ts';

/** The surface around a form. */
export const FormCard = styled(Paper)(({ theme }) => ({
  padding: `min(${theme.spacing(3)}, ${sizes.gutter} * 1.5)`,
  '@media print': { border: 0, padding: 0 },
  '& > h2': { ...theme.typography.h3, margin: 0 },
  '& > h2 + p': { margin: theme.spacing(1, 0, 0) },
}));
