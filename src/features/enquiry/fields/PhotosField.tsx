import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import {
  type ComponentType,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { FieldFrame, fieldIds } from '#components/fields/FieldFrame.tsx';
import { formText } from '#content/forms/common.ts';
import { photosText } from '#content/forms/photos.ts';
import { siteConfig } from '#content/site-config.ts';
import { formFields } from '#contract/form-fields.ts';
import { canShare } from '#lib/browser-page.ts';
import { useEngine } from '../engine/engine-context.ts';
import type { PhotosPanel } from '../photos/PhotosPanel.tsx';
import { PickButton } from '#components/PickButton.tsx';
import type { addPhotos, Rejected } from '../photos/add-photos.ts';

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
  const isOffered = useSyncExternalStore(never, canSharePictures, () => false);
  return isOffered ? (
    <Suspense fallback={null}>
      <PhotoShare id={id} />
    </Suspense>
  ) : null;
}

function Picker({ id }: { id: string }) {
  const { declaration, photos, notePhotos, takeBackPhotos, keepNow, touch } = useEngine();
  const { submissionId, held, setHeld, shown } = photos;
  const { code, load } = usePhotoCode(submissionId !== null);
  /** How many tasks on files are running. */
  const [running, setRunning] = useState(0);
  const [rejected, setRejected] = useState<readonly Rejected[]>([]);
  /** Work on files that Send waits for; it returns how many were rejected. */
  const track = (work: () => Promise<number>) => {
    setRunning((before) => before + 1);
    photos.track(work().finally(() => setRunning((before) => before - 1)));
  };
  const report = (files: readonly Rejected[]) => {
    setRejected(files);
    return files.length;
  };
  const run = (work: () => Promise<readonly Rejected[]>) => track(async () => report(await work()));
  const add = (picked: readonly File[]) => {
    touch();
    const pickedFor = photos.begin();
    const files = [...held, ...picked];
    setHeld([]);
    track(async () => {
      const loaded = await load();
      if (loaded !== null) return report(await loaded.addPhotos(pickedFor, files));
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
          field={formFields.photos}
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
          picking={{ busy: running > 0, rejected, run }}
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

/** The code that shows photos and stores picked ones. */
type PhotoCode = {
  readonly Panel: typeof PhotosPanel;
  readonly addPhotos: typeof addPhotos;
};

/** Time limit for loading the code, in milliseconds: some connections never answer. */
const CODE_WAIT_MS = 10_000;

/**
 * Loads the photo code; null if it is unavailable, as in the middle of an update, or not there in
 * time. Never rejects.
 */
function loadPhotoCode(): Promise<PhotoCode | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), CODE_WAIT_MS));
  return Promise.race([fetched().catch(() => null), late]);
}

async function fetched(): Promise<PhotoCode> {
  const [panel, adding] = await Promise.all([
    import('../photos/PhotosPanel.tsx'),
    import('../photos/add-photos.ts'),
  ]);
  return { Panel: panel.PhotosPanel, addPhotos: adding.addPhotos };
}

/**
 * The photo code, loaded once there are photos; 'missing' if it is unavailable. `load` retries:
 * `React.lazy` would cache the failure and take down the whole form.
 */
function usePhotoCode(isWanted: boolean) {
  const [code, setCode] = useState<PhotoCode | 'missing' | null>(null);
  const keep = useCallback((loaded: PhotoCode | null) => setCode(loaded ?? 'missing'), []);
  const load = useCallback(async (): Promise<PhotoCode | null> => {
    const loaded = await loadPhotoCode();
    keep(loaded);
    return loaded;
  }, [keep]);
  useEffect(() => {
    if (isWanted) void loadPhotoCode().then(keep);
  }, [isWanted, keep]);
  return { code, load };
}

/** Calls back with files that are dropped on a form, or pasted while the focus is in it. */
export function useFilesInto(formId: string, onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent((event: Event, transfer: DataTransfer | null) => {
    const files = [...(transfer?.files ?? [])];
    if (files.length === 0 || holdsText(transfer)) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const form = document.getElementById(formId);
    if (form === null) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    form.addEventListener('paste', (event) => take(event, event.clipboardData), { signal });
    form.addEventListener('drop', (event) => take(event, event.dataTransfer), { signal });
    // Otherwise the browser would open the file in place of the page.
    form.addEventListener('dragover', (event) => allowFiles(event), { signal });
    return () => stop.abort();
  }, [formId]);
}

/**
 * Whether text was copied: a word processor adds a picture of it. A file name alone does not count.
 */
function holdsText(transfer: DataTransfer | null): boolean {
  const types = transfer?.types ?? [];
  const isRich = types.includes('text/html') || types.includes('text/rtf');
  return isRich && types.includes('text/plain');
}

function allowFiles(event: DragEvent): void {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
}

/** Whether this browser's share sheet takes pictures. */
export function canSharePictures(): boolean {
  const picture = new File([''], 'photo.jpg', { type: 'image/jpeg' });
  return canShare({ files: [picture] });
}
