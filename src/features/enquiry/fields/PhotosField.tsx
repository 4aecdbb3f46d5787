import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { lazy, Suspense, useState, useSyncExternalStore, type ComponentType } from 'react';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { fieldIds } from '#components/fields/field-aria.ts';
import { formText } from '#content/forms/common.ts';
import { photosText } from '#content/forms/photos.ts';
import { siteConfig } from '#content/site-config.ts';
import { useEngine } from '../engine/engine-context.ts';
import type { Rejected } from '../photos/add-photos.ts';
import { canSharePictures } from '../photos/can-share.ts';
import { PickButton } from '../photos/PickButton.tsx';
import { useFilesInto } from './use-files-into.ts';
import { loadPhotoCode, usePhotoCode } from './use-photo-code.ts';

/** Null if its code can't be loaded: the field still says where else photos can be sent. */
const PhotoShare = lazy<ComponentType<{ id: string }>>(() =>
  import('../photos/PhotoShare.tsx').then(
    (share) => ({ default: share.PhotoShare }),
    () => ({ default: () => null }),
  ),
);

/**
 * Photos of the damage: stored on the phone and uploaded after the lead. On a static host nothing
 * receives them; there the field says where else they can be sent, and offers the phone's share
 * sheet if it takes pictures.
 */
export function PhotosField() {
  const { declaration } = useEngine();
  const here = siteConfig.leadsWebhookUrl === '';
  const id = `${declaration.id}-photos`;
  return (
    <FieldFrame
      id={id}
      label={photosText.label}
      mark={formText.optional}
      helper={here ? photosText.helper : photosText.byMail}
    >
      {here ? <Picker id={id} /> : <Share id={id} />}
    </FieldFrame>
  );
}

const never = () => () => undefined;

function Share({ id }: { id: string }) {
  const canShare = useSyncExternalStore(never, canSharePictures, () => false);
  return canShare ? (
    <Suspense fallback={null}>
      <PhotoShare id={id} />
    </Suspense>
  ) : null;
}

function Picker({ id }: { id: string }) {
  const { declaration, photos, notePhotos, takeBackPhotos, keepNow, touch } = useEngine();
  const { submissionId, held, setHeld, shown } = photos;
  const { code, load } = usePhotoCode(submissionId !== null);
  const [jobs, setJobs] = useState(0);
  const [rejected, setRejected] = useState<readonly Rejected[]>([]);
  /** Work on files that Send waits for; it returns how many were rejected. */
  const track = (work: () => Promise<number>) => {
    setJobs((before) => before + 1);
    photos.track(work().finally(() => setJobs((before) => before - 1)));
  };
  const told = (turnedAway: readonly Rejected[]) => {
    setRejected(turnedAway);
    return turnedAway.length;
  };
  const run = (work: () => Promise<readonly Rejected[]>) => track(async () => told(await work()));
  const add = (picked: readonly File[]) => {
    touch();
    const pickedFor = photos.begin();
    const files = [...held, ...picked];
    setHeld([]);
    track(async () => {
      const loaded = await load();
      if (loaded !== null) return told(await loaded.addPhotos(pickedFor, files));
      setHeld((before) => [...before, ...files]);
      return files.length;
    });
  };
  useFilesInto(declaration.id, add);
  return (
    <>
      <div>
        <PickButton
          id={id}
          label={photosText.add}
          describedBy={fieldIds(id).helper}
          multiple
          onPick={add}
          onNear={() => void loadPhotoCode()}
          onOpen={keepNow}
        />
      </div>
      {submissionId === null || code === null || code === 'missing' ? null : (
        <code.Panel
          key={submissionId}
          submissionId={submissionId}
          picking={{ busy: jobs > 0, rejected, run }}
          shown={shown}
          onShown={notePhotos}
          onTakenBack={takeBackPhotos}
        />
      )}
      <NotHere
        held={submissionId !== null && code === 'missing' ? held : null}
        onAgain={() => add([])}
      />
    </>
  );
}

/**
 * Says that the photo code can't be loaded, and which files wait for it; renders nothing for null.
 */
function NotHere({ held, onAgain }: { held: readonly File[] | null; onAgain: () => void }) {
  return (
    <>
      <div aria-live="polite">
        {held === null ? null : (
          <FormHelperText error>{photosText.notHere(held.map(({ name }) => name))}</FormHelperText>
        )}
      </div>
      {held === null ? null : (
        <div>
          <Button type="button" variant="text" onClick={onAgain}>
            {photosText.again}
          </Button>
        </div>
      )}
    </>
  );
}
