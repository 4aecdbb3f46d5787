import { useCallback, useEffect, useState } from 'react';
import type { addPhotos } from '../photos/add-photos.ts';
import type { PhotosPanel } from '../photos/PhotosPanel.tsx';

/** The code that shows photos and stores picked ones. */
export type PhotoCode = {
  readonly Panel: typeof PhotosPanel;
  readonly addPhotos: typeof addPhotos;
};

/** Time limit for loading the code, in milliseconds: some connections never answer. */
const CODE_WAIT_MS = 10_000;

/**
 * Loads the photo code; null if it is unavailable, as in the middle of an update, or not there in
 * time. Never rejects.
 */
export function loadPhotoCode(): Promise<PhotoCode | null> {
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
export function usePhotoCode(isWanted: boolean) {
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
