import { readText, writeText } from '#lib/browser-page.ts';
import { announceChange } from '../changes.ts';
import { write } from '../db.ts';
import { readPhoto } from './record.ts';

const KEY = 'photos-on-wifi-only';

/** Whether photographs that are added now are to be sent on Wi-Fi only. */
export function wantsWifiOnly(): boolean {
  return typeof readText(KEY) === 'string';
}

/**
 * Keeps whether photographs are to be sent on Wi-Fi only: for those that will be added, and in the rows
 * of those that are there, since the worker reads no local storage. Rejects when storage is refused or
 * silent.
 */
export async function chooseWifiOnly(wanted: boolean): Promise<void> {
  // Where it can't be kept it holds for those that are there.
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
