import { useEffect, useState } from 'react';
import type { KeptLead } from '#contract/admin/leads.ts';
import { download, unasked } from '../api/call.ts';
import { photoAddress } from '../inbox/lead-calls.ts';
import { keepThumbnail, type PhotoKey, pruneThumbnails, readThumbnail } from './cache-db.ts';

/** Photos of leads received within this time are kept small on this device, in milliseconds. */
const RECENT_MS = 7 * 86_400_000;
/** About 3 MB. */
const MOST_KEPT = 300;

/**
 * Keeps thumbnails of the newest leads' photos, so that they are seen without signal, and removes
 * those of others. Rejects if storage or the server fails; what was kept until then stays.
 */
export async function keepThumbnails(leads: readonly KeptLead[], epoch: number): Promise<void> {
  const since = Date.now() - RECENT_MS;
  const wanted = leads
    .filter(({ receivedAt }) => Date.parse(receivedAt) >= since)
    .flatMap(({ id, photos }) => photos.map(({ hash }) => ({ leadId: id, hash })))
    .slice(0, MOST_KEPT);
  for (const photo of await pruneThumbnails(wanted)) {
    const file = await download(photoAddress(photo.leadId, photo.hash, 'small'), {
      signal: unasked(),
    });
    await keepThumbnail(photo, await dataUrlOf(file), { epoch });
  }
}

function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Unreadable file')));
    reader.readAsDataURL(file);
  });
}

/** The kept thumbnail of a photo as a data URL; undefined while reading and if there is none. */
export function useThumbnail({ leadId, hash }: PhotoKey): string | undefined {
  const [dataUrl, setDataUrl] = useState<string>();
  useEffect(() => {
    let isShown = true;
    readThumbnail({ leadId, hash }).then(
      (found) => isShown && setDataUrl(found),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [leadId, hash]);
  return dataUrl;
}
