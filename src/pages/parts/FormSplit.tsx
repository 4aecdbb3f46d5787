import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { lazy, type ReactNode, Suspense } from 'react';
import { RowList } from '#components/lists.ts';
import { sizes } from '#theme/tokens.ts';

/** A form and its aside: below on phones, on the right and sticky when wide. */
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

const Root = styled('aside')(({ theme }) => ({
  '& h2': { marginBottom: theme.spacing(2) },
  '& p': { marginTop: theme.spacing(3), maxWidth: sizes.measure },
  '& p + a': { marginTop: theme.spacing(1.5) },
}));

export function Aside({
  heading,
  points,
  children,
}: {
  heading: string;
  points: readonly string[];
  children?: ReactNode;
}) {
  return (
    <Root>
      <Typography variant="h3" component="h2">
        {heading}
      </Typography>
      <RowList>
        {points.map((point) => (
          <ListItem key={point}>{point}</ListItem>
        ))}
      </RowList>
      {children}
    </Root>
  );
}

/** Loaded after a message is sent; if that fails, the toast has already given the outcome. */
const SentStatus = lazy(() =>
  import('../thank-you/Confirmation.tsx').then(
    (module) => ({ default: module.ConfirmationHere }),
    () => ({ default: () => null }),
  ),
);

/** Status of a lead whose form stays on the page after sending. */
export const sentStatus = (submissionId: string) => (
  <Suspense fallback={null}>
    <SentStatus key={submissionId} id={submissionId} />
  </Suspense>
);
