import { useEffect, useState } from 'react';
import { onChange } from '#outbox/changes.ts';
import { isMeant, photosOf } from '#outbox/photos/photos.ts';
import type { Photo } from '#outbox/photos/record.ts';

/** The photographs of a submission, live; null before they have been read. */
export function usePhotosOf(submissionId: string): readonly Photo[] | null {
  const [photos, setPhotos] = useState<readonly Photo[] | null>(null);
  useEffect(() => {
    let current = true;
    const look = async () => {
      const found = await photosOf(submissionId).catch(() => null);
      if (!current) return;
      // What was shown stays where it can't be read; whether it is there is seen when it is sent.
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
