import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { photoLimits } from '#contract/photo-limits.ts';
import { Input } from '#components/fields/controls.tsx';
import { photoListText } from '#content/forms/photo-list.ts';
import { captionPhoto } from '#outbox/photos/store.ts';
import type { Photo } from '#outbox/photos/record.ts';
import { PickButton } from './PickButton.tsx';

const Item = styled(ListItem)(({ theme }) => ({
  '&&': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
    gap: theme.spacing(1.5),
    alignItems: 'start',
  },
  '& > img': { width: '100%', height: 'auto' },
}));

const Words = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(0.5) }));

/** A photo of a form: thumbnail, caption, and buttons to replace or remove it. */
export function PhotoItem({
  photo,
  number,
  onRemove,
  onRetake,
}: {
  photo: Photo;
  /** From 1. */
  number: number;
  onRemove: () => void;
  onRetake: (file: File) => void;
}) {
  const setCaption = (caption: string) => {
    // If storage is full, the photo stays without the caption.
    captionPhoto(photo.id, caption).catch(() => undefined);
  };
  return (
    <Item disablePadding>
      <img src={photo.thumbnail} alt={photoListText.photo(number)} />
      <Words>
        <Input
          type="text"
          autoComplete="off"
          aria-label={photoListText.captionOf(number)}
          placeholder={photoListText.caption}
          maxLength={photoLimits.captionMax}
          defaultValue={photo.caption}
          onChange={({ target }) => setCaption(target.value)}
        />
        <div>
          <PickButton
            variant="text"
            label={photoListText.retake}
            name={photoListText.retakeOf(number)}
            onPick={([file]) => file && onRetake(file)}
          />
          <Button
            type="button"
            variant="text"
            aria-label={photoListText.removeOf(number)}
            onClick={onRemove}
          >
            {photoListText.remove}
          </Button>
        </div>
      </Words>
    </Item>
  );
}
