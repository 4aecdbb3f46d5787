import { useEffect, useState } from 'react';
import { onChange } from '#outbox/core/changes.ts';
import { isMeant, photosOf } from '#outbox/photos/store.ts';
import type { Photo } from '#outbox/photos/record.ts';

/** The live list of a submission's photos; null until it has been read. */
export function usePhotosOf(submissionId: string): readonly Photo[] | null {
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
