import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { requestPhotos } from '#content/requests.ts';
import type { Submission } from '#outbox/core/record.ts';
import { isHeldBack, subscribeLine } from '#outbox/photos/due.ts';
import type { Photo } from '#outbox/photos/record.ts';
import { PhotoLines } from './PhotoLines.tsx';
import { WifiOnly } from './WifiOnly.tsx';
import { photoLinesOf, progressOf } from './photo-progress.ts';
import { useNow } from './use-now.ts';

const Photos = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1) }));

/** The photographs of a request: that they wait, how far each is, or that they have arrived. */
export function RequestPhotos({ row, photos }: { row: Submission; photos: readonly Photo[] }) {
  const own = photos.filter(({ submissionId, state }) => submissionId === row.id && isSent(state));
  return own.length === 0 ? null : <OwnPhotos row={row} own={own} />;
}

function OwnPhotos({ row, own }: { row: Submission; own: readonly Photo[] }) {
  const toBeSent = own.filter(({ state }) => state === 'waiting');
  const heldBack = useHeldBack(toBeSent);
  const progress = progressOf(own);
  const lines = photoLinesOf(row, own, useNow());
  const isOnItsWay =
    row.state === 'delivered' &&
    progress.left > heldBack &&
    lines.some(({ photo, reason }) => photo.state === 'waiting' && reason === '');
  return (
    <Photos>
      <Typography role="status">{wordsOf(row, progress, heldBack)}</Typography>
      {isOnItsWay ? (
        <LinearProgress
          variant="determinate"
          value={progress.percent}
          aria-label={requestPhotos.progressLabel}
        />
      ) : null}
      {toBeSent.length > 0 ? <WifiOnly photos={toBeSent} /> : null}
      <PhotoLines lines={lines} canTakeBack={row.state === 'delivered'} />
    </Photos>
  );
}

function isSent(state: Photo['state']): boolean {
  return state === 'waiting' || state === 'arrived' || state === 'refused';
}

/** How many of these wait for another line than this one, live. */
function useHeldBack(photos: readonly Photo[]): number {
  return useSyncExternalStore(
    subscribeLine,
    () => photos.filter((photo) => isHeldBack(photo)).length,
    () => 0,
  );
}

function wordsOf(
  row: Submission,
  progress: ReturnType<typeof progressOf>,
  heldBack: number,
): string {
  const { count, left } = progress;
  if (count === 0) return '';
  if (left === 0) return requestPhotos.arrived(count);
  if (heldBack === left) return requestPhotos.waitingForWifi(left);
  if (row.state !== 'delivered') return requestPhotos.waiting(left);
  return requestPhotos.arrivedOf(count - left, count);
}
