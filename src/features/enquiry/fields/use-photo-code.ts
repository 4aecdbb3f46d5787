import { useCallback, useEffect, useState } from 'react';
import type { addPhotos } from '../photos/add-photos.ts';
import type { PhotosPanel } from '../photos/PhotosPanel.tsx';

/** What shows photographs, and what keeps those that are picked. */
export type PhotoCode = {
  readonly Panel: typeof PhotosPanel;
  readonly addPhotos: typeof addPhotos;
};

/** How long a line may take to bring the code, in milliseconds: some never answer. */
const CODE_WAIT_MS = 10_000;

/**
 * The code of photographs; null when it can't be had, as in the middle of an update, or not in time.
 * Never rejects.
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
 * The code of photographs, fetched once there are some; 'missing' when it can't be had. `load` asks for
 * it again: `React.lazy` would keep the failure, and take the whole form away with it.
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
