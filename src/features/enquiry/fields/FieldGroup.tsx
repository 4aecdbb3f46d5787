import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { sizes } from '#theme/tokens.ts';

const Group = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2.5),
  minWidth: 0,
  margin: 0,
  padding: theme.spacing(2, 0, 0),
  border: 0,
  borderTop: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
  '& > legend': {
    ...theme.typography.h4,
    float: 'left',
    width: '100%',
    padding: 0,
  },
}));

/** Fields that belong together, under one legend. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Group>
      <legend>{legend}</legend>
      {children}
    </Group>
  );
}

/** Two fields side by side where there is room, below each other where there is not. */
export const TwoUp = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13em), 1fr))',
  alignItems: 'start',
}));
