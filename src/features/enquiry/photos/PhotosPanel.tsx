import FormHelperText from '@mui/material/FormHelperText';
import List from '@mui/material/List';
import { useEffect, useEffectEvent } from 'react';
import { announce } from '#components/announce.ts';
import { photoListText } from '#content/forms/photo-list.ts';
import { removePhoto } from '#outbox/photos/photos.ts';
import type { Photo } from '#outbox/photos/record.ts';
import { replacePhoto, type Rejected } from './add-photos.ts';
import { PhotoItem } from './PhotoItem.tsx';
import { usePhotosOf } from './use-photos-of.ts';
import { WifiOnly } from './WifiOnly.tsx';

/** What becomes of the files that were picked. */
export type Picking = {
  readonly busy: boolean;
  /** Files that do not go along. */
  readonly rejected: readonly Rejected[];
  /** Runs work on files; Send waits for it. */
  readonly run: (work: () => Promise<readonly Rejected[]>) => void;
};

/** The photographs that go along with a form; loaded with the first of them. */
export function PhotosPanel({
  submissionId,
  picking,
  onCount,
}: {
  submissionId: string;
  picking: Picking;
  onCount: (count: number) => void;
}) {
  const photos = usePhotosOf(submissionId);
  const count = photos?.length ?? null;
  const tell = useEffectEvent((now: number) => {
    onCount(now);
    if (now > 0) announce(photoListText.added(now));
  });
  useEffect(() => {
    if (count !== null) tell(count);
  }, [count]);
  const onRemove = (photo: Photo, number: number) => {
    removePhoto(photo.id).then(
      () => announce(photoListText.removed(number)),
      () => undefined,
    );
  };
  return (
    <>
      {photos === null || photos.length === 0 ? null : (
        <List aria-label={photoListText.list}>
          {photos.map((photo, at) => (
            <PhotoItem
              key={photo.id}
              photo={photo}
              number={at + 1}
              onRemove={() => onRemove(photo, at + 1)}
              onRetake={(file) => picking.run(() => replacePhoto(photo, file))}
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
      </div>
    </>
  );
}
