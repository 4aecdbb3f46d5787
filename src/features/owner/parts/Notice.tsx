import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { sizes } from '#theme/tokens.ts';

export type NoticeTone = 'plain' | 'waiting' | 'wrong';

/** A slab with something to know, marked by its edge. */
const Slab = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: NoticeTone }>(
  ({ theme, tone }) => {
    const { stone } = theme.vars.palette;
    const looks = {
      plain: { ground: stone.sandstoneWash, edge: stone.harbour },
      waiting: { ground: stone.ochreWash, edge: stone.ochre },
      wrong: { ground: stone.alarmWash, edge: stone.alarm },
    } as const;
    return {
      display: 'grid',
      justifyItems: 'start',
      gap: theme.spacing(1),
      maxWidth: sizes.measure,
      padding: theme.spacing(2, 3),
      backgroundColor: looks[tone].ground,
      color: stone.ink,
      border: `${sizes.joint} solid ${looks[tone].edge}`,
      borderInlineStartWidth: theme.spacing(0.75),
      borderRadius: sizes.corner,
      '& > *': { margin: 0 },
      '& > p': theme.typography.body2,
    };
  },
);

const Title = styled('strong')(({ theme }) => ({ ...theme.typography.body1, fontWeight: 700 }));

/** What the owner should know; `role` tells screen readers how pressing it is. */
export function Notice({
  tone = 'plain',
  title,
  role,
  children,
}: {
  tone?: NoticeTone;
  title: string;
  role?: 'status' | 'alert';
  children?: ReactNode;
}) {
  return (
    <Slab tone={tone} role={role}>
      <Title>{title}</Title>
      {children}
    </Slab>
  );
}
