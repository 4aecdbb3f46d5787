import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { requestPhotos } from '#content/requests.ts';
import { columnsUpTo, type } from '#theme/tokens.ts';
import type { NumberedPhoto } from './numbered-photo.ts';
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
  photos: readonly NumberedPhoto[];
  /** Of a request that waits they are taken back by correcting it: its answers count them. */
  canTakeBack: boolean;
}) {
  return (
    <List>
      {photos.map(({ photo: { id, thumbnail, caption }, number }) => (
        <li key={id}>
          {thumbnail === '' ? (
            requestPhotos.photo(number)
          ) : (
            <img src={thumbnail} alt={caption || requestPhotos.photo(number)} />
          )}
          {canTakeBack ? (
            <Button
              type="button"
              variant="text"
              data-no-print
              aria-label={requestPhotos.takeBackOf(number)}
              onClick={() => void takeBackPhoto(id, number)}
            >
              {requestPhotos.takeBack}
            </Button>
          ) : null}
        </li>
      ))}
    </List>
  );
}
