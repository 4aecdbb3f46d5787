import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { sizes } from '#theme/tokens.ts';

export type NoticeTone = 'plain' | 'waiting' | 'wrong';

const Frame = styled(Alert)(({ theme }) => ({
  maxWidth: sizes.measure,
  padding: theme.spacing(2, 3),
  '& > .MuiAlert-message': { display: 'grid', justifyItems: 'start', gap: theme.spacing(1) },
}));

const Title = styled(AlertTitle)(({ theme }) => ({ ...theme.typography.body1, fontWeight: 700 }));

const severities = { plain: 'info', waiting: 'warning', wrong: 'error' } as const;

/** What the owner should know; `role` tells screen readers how pressing it is. */
export function Notice({
  tone = 'plain',
  title,
  role = 'note',
  children,
}: {
  tone?: NoticeTone;
  title: string;
  role?: 'note' | 'status' | 'alert';
  children?: ReactNode;
}) {
  return (
    <Frame severity={severities[tone]} role={role} icon={false}>
      <Title>{title}</Title>
      {children}
    </Frame>
  );
}
