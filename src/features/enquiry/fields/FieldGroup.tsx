import FormControl from '@mui/material/FormControl';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { sizes } from '#theme/tokens.ts';

const Group = styled(FormControl)<{ component: 'fieldset' }>(({ theme }) => ({
  gap: theme.spacing(2.5),
  paddingTop: theme.spacing(2),
  borderTop: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
  breakInside: 'auto',
  '& > legend': { float: 'left', width: '100%', padding: 0 },
}));

/** Related fields under one legend. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Group component="fieldset" fullWidth>
      <Typography component="legend" variant="h4">
        {legend}
      </Typography>
      {children}
    </Group>
  );
}

/** Two fields next to each other where there is room, otherwise stacked. */
export const TwoUp = styled(Stack)(({ theme }) => ({
  flexFlow: 'row wrap',
  gap: theme.spacing(2.5),
  alignItems: 'start',
  '& > *': { flex: '1 1 min(100%, 11em)' },
}));
