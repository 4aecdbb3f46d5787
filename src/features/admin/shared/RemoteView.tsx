import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import type { Remote } from '../api/queries.ts';
import { Notice } from './Notice.tsx';
import { Quiet } from './text.tsx';

/**
 * Loading, failed or there: what the server keeps, drawn by `children`; `kept` is what the
 * phone has of it where it could not be loaded.
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
