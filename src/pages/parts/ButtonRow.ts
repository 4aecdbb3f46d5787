import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

/** Buttons and links side by side, on a line of their own where there is no room. */
export const ButtonRow = styled(Stack)(({ theme }) => ({
  flexFlow: 'row wrap',
  gap: theme.spacing(1.5),
}));
