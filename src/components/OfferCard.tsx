import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { sizes, type as typeScale } from '#theme/tokens.ts';

const Card = styled('aside')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  width: '100%',
  maxWidth: `calc(${sizes.toast} + ${theme.spacing(8)})`,
  maxHeight: '70vh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: theme.spacing(2, 2.5),
  backgroundColor: theme.vars.palette.stone.paper,
  color: theme.vars.palette.stone.ink,
  border: `${sizes.joint} solid ${theme.vars.palette.stone.fieldEdge}`,
  borderBlockStart: `${sizes.focus} solid ${theme.vars.palette.stone.harbour}`,
  borderRadius: sizes.corner,
  fontSize: typeScale.small,
  '& > h2': { ...theme.typography.h4, margin: 0 },
  '& > p': { margin: 0 },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}));

/** An offer that stands at the edge of the page and blocks nothing: words, and what can be done. */
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
    <Card aria-label={label} data-tone="light">
      <h2>{title}</h2>
      {children}
      <Actions>{actions}</Actions>
    </Card>
  );
}
