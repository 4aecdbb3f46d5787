import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { requestPhotos } from '#content/requests.ts';
import { sizes } from '#theme/tokens.ts';
import type { NumberedPhoto } from './numbered-photo.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: `${sizes.target} minmax(0, 1fr)`,
    gap: theme.spacing(1),
    alignItems: 'center',
  },
  '& img': { width: sizes.target, height: sizes.target, objectFit: 'cover' },
  '& p': { gridColumn: 2, overflowWrap: 'anywhere' },
}));

/** Photographs that were not taken: which, and why. Nobody waits for them any more. */
export function RefusedPhotos({ photos }: { photos: readonly NumberedPhoto[] }) {
  return (
    // There before it says anything: what is put in with its words is not read out.
    <div aria-live="polite">
      {photos.length === 0 ? null : (
        <List>
          {photos.map(({ photo: { id, thumbnail, caption, refusal = 'unusable' }, number }) => (
            <li key={id}>
              {thumbnail === '' ? null : <img src={thumbnail} alt="" />}
              <Typography>{requestPhotos.refused(number, caption, refusal)}</Typography>
            </li>
          ))}
        </List>
      )}
    </div>
  );
}
