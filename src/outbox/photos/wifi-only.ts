import { readText, writeText } from '#lib/browser-page.ts';
import { announceChange } from '../core/changes.ts';
import { write } from '../core/db.ts';
import { readPhoto } from './record.ts';

const KEY = 'photos-on-wifi-only';

/** Whether photos added from now on are uploaded on Wi-Fi only. */
export function wantsWifiOnly(): boolean {
  return typeof readText(KEY) === 'string';
}

/**
 * Saves whether photos are uploaded on Wi-Fi only: for new ones, and in the rows of existing ones,
 * since the worker cannot read local storage. Rejects when storage is refused or does not respond.
 */
export async function chooseWifiOnly(wanted: boolean): Promise<void> {
  // If it can't be saved, it still applies to existing photos.
  writeText(KEY, wanted ? '1' : null);
  await write('strict', async (transaction) => {
    const store = transaction.objectStore('photos');
    for (const value of await store.getAll()) {
      const photo = readPhoto(value);
      const isToBeSent = photo?.state === 'draft' || photo?.state === 'waiting';
      if (isToBeSent) await store.put({ ...photo, onWifiOnly: wanted });
    }
  });
  announceChange();
}
