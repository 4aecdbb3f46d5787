import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import LinearProgress from '@mui/material/LinearProgress';
import { useStore } from '#components/use-store.ts';
import Button from '@mui/material/Button';
import { KeptChoice } from '#components/fields/controls.tsx';
import { requestPhotos } from '#content/requests.ts';
import { wifiOnlyText } from '#content/forms/photos.ts';
import type { Submission } from '#outbox/core/record.ts';
import { dataSaving, isHeldBack, subscribeLine } from '#outbox/photos/due.ts';
import type { Photo } from '#outbox/photos/record.ts';
import { sizes, type } from '#theme/tokens.ts';
import { sendOnWifiOnly, takeBackPhoto, tryPhotoAgain } from './actions.ts';
import { photoLinesOf, progressOf, type PhotoLine } from './photo-progress.ts';
import { useNow } from './time.ts';

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
  return useStore({
    get: () => photos.filter((photo) => isHeldBack(photo)).length,
    subscribe: subscribeLine,
    initial: 0,
  });
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

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: type.small,
  fontVariantNumeric: 'tabular-nums',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: `${sizes.target} minmax(0, 1fr)`,
    columnGap: theme.spacing(1.5),
    alignItems: 'center',
  },
  '& img': { width: sizes.target, height: sizes.target, objectFit: 'cover' },
  '& li > div': { gridColumn: 2, overflowWrap: 'anywhere' },
  '& .MuiButton-root': { paddingInline: 0, marginInlineEnd: theme.spacing(2), fontSize: 'inherit' },
}));

/**
 * Each photograph of a request: how far it is, why no further, and what can be done. What has arrived
 * is not kept to be shown.
 */
export function PhotoLines({
  lines,
  canTakeBack,
}: {
  lines: readonly PhotoLine[];
  /** Of a request that waits they are taken back by correcting it: its answers count them. */
  canTakeBack: boolean;
}) {
  return (
    <List>
      {lines.map(({ photo, number, state, reason, canBeTriedAgain }) => (
        <li key={photo.id}>
          {photo.thumbnail === '' ? null : <img src={photo.thumbnail} alt="" />}
          <div>
            <Typography variant="inherit">
              {`${requestPhotos.named(number, photo.caption)}: ${state}.`}{' '}
              {/* There before it says anything: what is put in with its words is not read out. */}
              <span aria-live="polite">{reason}</span>
            </Typography>
            {canBeTriedAgain ? (
              <Button
                type="button"
                variant="text"
                data-no-print
                aria-label={requestPhotos.tryAgainOf(number)}
                onClick={() => void tryPhotoAgain(photo.id)}
              >
                {requestPhotos.tryAgain}
              </Button>
            ) : null}
            {canTakeBack && photo.state !== 'refused' ? (
              <Button
                type="button"
                variant="text"
                data-no-print
                aria-label={requestPhotos.takeBackOf(number)}
                onClick={() => void takeBackPhoto(photo.id, number)}
              >
                {requestPhotos.takeBack}
              </Button>
            ) : null}
          </div>
        </li>
      ))}
    </List>
  );
}

/** Offers whoever saves data to have photographs wait for Wi-Fi, and lets them go after all. */
export function WifiOnly({ photos }: { photos: readonly Photo[] }) {
  const isOffered = useStore(dataSaving);
  const isChosen = photos.some(({ onWifiOnly }) => onWifiOnly === true);
  if (!isOffered && !isChosen) return null;
  return (
    <div data-no-print>
      <KeptChoice label={wifiOnlyText.choice} isKept={isChosen} onKeep={sendOnWifiOnly} />
    </div>
  );
}
