import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { sizes, type as typeScale } from '#theme/tokens.ts';

const Card = styled(Paper)<{ component: 'aside' }>(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  width: '100%',
  maxWidth: `calc(${sizes.toast} + ${theme.spacing(8)})`,
  maxHeight: '70vh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: theme.spacing(2, 2.5),
  borderColor: theme.vars.palette.brand.fieldEdge,
  borderBlockStart: `${sizes.focus} solid ${theme.vars.palette.brand.harbour}`,
  fontSize: typeScale.small,
  '& > p': { margin: 0 },
}));

/** A non-modal offer at the edge of the page. */
export function OfferCard({
  label,
  title,
  actions,
  children,
}: {
  label: string;
  title: string;
  actions: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card component="aside" aria-label={label} data-tone="light">
      <Typography component="h2" variant="h4">
        {title}
      </Typography>
      {children}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {actions}
      </Stack>
    </Card>
  );
}
