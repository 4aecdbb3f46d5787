import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
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

const loadPanel = () => import('../photos/PhotosPanel.tsx');
const loadAdding = () => import('../photos/add-photos.ts');
const PhotosPanel = lazy(() => loadPanel().then((panel) => ({ default: panel.PhotosPanel })));
const PhotoShare = lazy(() =>
  import('../photos/PhotoShare.tsx').then((share) => ({ default: share.PhotoShare })),
);

/** Code that is there when a photograph is picked, with or without signal. */
function ready(): void {
  Promise.all([loadPanel(), loadAdding()]).catch(() => undefined);
}

/**
 * Photographs of the damage: they wait on the phone and follow the lead by themselves. A static host
 * has nobody to take them; there the field says where else they can be sent, and the phone's own share
 * sheet is offered where it takes pictures.
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
  const { declaration, photos, notePhotos, touch } = useEngine();
  const [jobs, setJobs] = useState(0);
  const [rejected, setRejected] = useState<readonly Rejected[]>([]);
  const run = (work: () => Promise<readonly Rejected[]>) => {
    setJobs((before) => before + 1);
    const done = work()
      .then(setRejected, () => setRejected([{ name: '', problem: 'noRoom' }]))
      .finally(() => setJobs((before) => before - 1));
    photos.track(done);
  };
  const add = (files: readonly File[]) => {
    touch();
    const submissionId = photos.begin();
    run(async () => (await loadAdding()).addPhotos(submissionId, files));
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
          onNear={ready}
        />
      </div>
      {photos.submissionId === null ? null : (
        <Suspense fallback={null}>
          <PhotosPanel
            key={photos.submissionId}
            submissionId={photos.submissionId}
            picking={{ busy: jobs > 0, rejected, run }}
            onCount={notePhotos}
          />
        </Suspense>
      )}
    </>
  );
}
