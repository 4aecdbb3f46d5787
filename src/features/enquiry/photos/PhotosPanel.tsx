import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { announce } from '#components/announce.ts';
import { Input, KeptChoice } from '#components/fields/controls.tsx';
import { photoListText } from '#content/forms/photo-list.ts';
import { wifiOnlyText } from '#content/forms/photos.ts';
import { photoLimits } from '#contract/limits.ts';
import { onChange } from '#outbox/core/changes.ts';
import { savesData, subscribeLine } from '#outbox/photos/due.ts';
import { chooseWifiOnly } from '#outbox/photos/wifi-only.ts';
import { captionPhoto, isMeant, photosOf, removePhoto } from '#outbox/photos/store.ts';
import type { Photo } from '#outbox/photos/record.ts';
import { PickButton } from '#components/PickButton.tsx';
import { type Rejected, replacePhoto } from './add-photos.ts';

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
function PhotoItem({
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

/** Offers visitors who save data to upload photos on Wi-Fi only. */
function WifiOnly({ photos }: { photos: readonly Photo[] }) {
  const isOffered = useSyncExternalStore(subscribeLine, savesData, () => false);
  const isChosen = photos.some(({ onWifiOnly }) => onWifiOnly === true);
  if (!isOffered && !isChosen) return null;
  return (
    <div>
      <KeptChoice label={wifiOnlyText.choice} isKept={isChosen} onKeep={chooseWifiOnly} />
      <FormHelperText>{wifiOnlyText.note}</FormHelperText>
    </div>
  );
}

/** The live list of a submission's photos; null until it has been read. */
function usePhotosOf(submissionId: string): readonly Photo[] | null {
  const [photos, setPhotos] = useState<readonly Photo[] | null>(null);
  useEffect(() => {
    let current = true;
    const look = async () => {
      const found = await photosOf(submissionId).catch(() => null);
      if (!current) return;
      // If it can't be read, the last list stays; Send checks what is stored.
      setPhotos((before) => found?.filter(isMeant) ?? before ?? []);
    };
    void look();
    const stop = onChange(() => void look());
    return () => {
      current = false;
      stop();
    };
  }, [submissionId]);
  return photos;
}
