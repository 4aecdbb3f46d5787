import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { requestPhotos } from '#content/requests.ts';
import { sizes, type } from '#theme/tokens.ts';
import { takeBackPhoto, tryPhotoAgain } from './photo-actions.ts';
import type { PhotoLine } from './photo-progress.ts';

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
