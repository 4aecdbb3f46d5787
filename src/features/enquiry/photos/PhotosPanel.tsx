import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import List from '@mui/material/List';
import { useEffect, useEffectEvent } from 'react';
import { announce } from '#components/announce.ts';
import { photoListText } from '#content/forms/photo-list.ts';
import { removePhoto } from '#outbox/photos/store.ts';
import type { Photo } from '#outbox/photos/record.ts';
import { replacePhoto, type Rejected } from './add-photos.ts';
import { PhotoItem } from './PhotoItem.tsx';
import { usePhotosOf } from './use-photos-of.ts';
import { WifiOnly } from './WifiOnly.tsx';

/** State of the picked files. */
export type Picking = {
  readonly busy: boolean;
  /** Files that were rejected. */
  readonly rejected: readonly Rejected[];
  /** Runs work on files that Send waits for. */
  readonly run: (work: () => Promise<readonly Rejected[]>) => void;
};

/** The photos of a form; loaded with the first of them. */
export function PhotosPanel({
  submissionId,
  picking,
  shown,
  onShown,
  onTakenBack,
}: {
  submissionId: string;
  picking: Picking;
  /** Ids of the photos shown and not removed, in order. */
  shown: readonly string[];
  onShown: (ids: readonly string[]) => void;
  onTakenBack: (ids: readonly string[]) => void;
}) {
  const photos = usePhotosOf(submissionId);
  const ids = photos?.map(({ id }) => id).join(' ') ?? null;
  const tell = useEffectEvent(() => {
    const there = photos?.map(({ id }) => id) ?? [];
    onShown(there);
    if (there.length > 0) announce(photoListText.added(there.length));
  });
  useEffect(() => {
    if (ids !== null) tell();
  }, [ids]);
  const gone = photos === null ? [] : shown.filter((id) => !photos.some((one) => one.id === id));
  const numberOf = (id: string, at: number) => (shown.includes(id) ? shown.indexOf(id) : at) + 1;
  const onRemove = (photo: Photo, number: number) => {
    onTakenBack([photo.id]);
    removePhoto(photo.id).then(
      () => announce(photoListText.removed(number)),
      () => undefined,
    );
  };
  const onRetake = (photo: Photo, file: File) => {
    onTakenBack([photo.id]);
    picking.run(async () => {
      const rejected = await replacePhoto(photo, file);
      if (rejected.length > 0) onShown(photos?.map(({ id }) => id) ?? []);
      return rejected;
    });
  };
  return (
    <>
      {photos === null || photos.length === 0 ? null : (
        <List aria-label={photoListText.list}>
          {photos.map((photo, at) => (
            <PhotoItem
              key={photo.id}
              photo={photo}
              number={numberOf(photo.id, at)}
              onRemove={() => onRemove(photo, numberOf(photo.id, at))}
              onRetake={(file) => onRetake(photo, file)}
            />
          ))}
        </List>
      )}
      {photos === null || photos.length === 0 ? null : <WifiOnly photos={photos} />}
      <div aria-live="polite">
        {picking.busy ? <FormHelperText>{photoListText.busy}</FormHelperText> : null}
        {picking.rejected.map(({ name, problem }) => (
          <FormHelperText key={`${name} ${problem}`} error>
            {[name, photoListText.problems[problem]].filter((part) => part !== '').join(': ')}
          </FormHelperText>
        ))}
        {gone.length === 0 ? null : (
          <FormHelperText error>
            {photoListText.gone(gone.map((id) => shown.indexOf(id) + 1))}
          </FormHelperText>
        )}
      </div>
      {gone.length === 0 ? null : (
        <div>
          <Button type="button" variant="text" onClick={() => onTakenBack(gone)}>
            {photoListText.goWithout}
          </Button>
        </div>
      )}
    </>
  );
}
