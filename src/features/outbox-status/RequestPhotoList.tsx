import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { requestPhotos } from '#content/requests.ts';
import type { Photo } from '#outbox/photos/record.ts';
import { columnsUpTo, type } from '#theme/tokens.ts';
import { takeBackPhoto } from './photo-actions.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: columnsUpTo(6, '6em', theme.spacing(1)),
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: type.small,
  '& img': { display: 'block', width: '100%', height: 'auto' },
  '& .MuiButton-root': { paddingInline: 0, fontSize: 'inherit', textAlign: 'start' },
}));

/** The photographs of a request, each of which can be taken back; what has arrived is not kept to be shown. */
export function RequestPhotoList({
  photos,
  canTakeBack,
}: {
  photos: readonly Photo[];
  /** Of a request that waits they are taken back by correcting it: its answers count them. */
  canTakeBack: boolean;
}) {
  return (
    <List>
      {photos.map(({ id, thumbnail, caption }, at) => (
        <li key={id}>
          {thumbnail === '' ? (
            requestPhotos.photo(at + 1)
          ) : (
            <img src={thumbnail} alt={caption || requestPhotos.photo(at + 1)} />
          )}
          {canTakeBack ? (
            <Button
              type="button"
              variant="text"
              data-no-print
              aria-label={requestPhotos.takeBackOf(at + 1)}
              onClick={() => void takeBackPhoto(id, at + 1)}
            >
              {requestPhotos.takeBack}
            </Button>
          ) : null}
        </li>
      ))}
    </List>
  );
}
