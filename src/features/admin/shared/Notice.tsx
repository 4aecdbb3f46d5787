import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { sizes } from '#theme/tokens.ts';
import type { Remote } from '../api/queries.ts';
import { Quiet } from './elements.tsx';

export type NoticeTone = 'plain' | 'waiting' | 'wrong';

const Frame = styled(Alert)(({ theme }) => ({
  maxWidth: sizes.measure,
  padding: theme.spacing(2, 3),
  '& > .MuiAlert-message': { display: 'grid', justifyItems: 'start', gap: theme.spacing(1) },
}));

const Title = styled(AlertTitle)(({ theme }) => ({ ...theme.typography.body1, fontWeight: 700 }));

const severities = { plain: 'info', waiting: 'warning', wrong: 'error' } as const;

/** A message in the page; `role` tells screen readers how urgent it is. */
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

/**
 * Renders remote data with `children`, or says that it is loading or failed; `kept` is shown below
 * the failure: what this phone has cached.
 */
export function RemoteView<T>({
  remote,
  words,
  onRetry,
  kept,
  children,
}: {
  remote: Remote<T>;
  words: {
    readonly loading: string;
    readonly failed: { readonly title: string; readonly button: string };
  };
  onRetry: () => void;
  kept?: ReactNode;
  children: (value: T) => ReactNode;
}) {
  if (remote.status === 'ready') return children(remote.value);
  if (remote.status === 'loading') return <Quiet role="status">{words.loading}</Quiet>;
  return (
    <>
      <Notice tone="wrong" role="alert" title={words.failed.title}>
        <Button type="button" variant="outlined" onClick={onRetry}>
          {words.failed.button}
        </Button>
      </Notice>
      {kept}
    </>
  );
}
