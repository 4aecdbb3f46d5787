import { toast } from '#components/toast/toasts.ts';
import { requestPhotos, requests } from '#content/requests.ts';
import { noteWaiting } from '#outbox/core/waiting-flag.ts';
import { attempt } from './attempt.ts';
import { drainNow } from './triggers.ts';

const loadPhotos = () => import('#outbox/photos/store.ts');

/** Takes a photograph of a request back, on its way or arrived, and offers to undo it. */
export function takeBackPhoto(id: string, number: number): Promise<void> {
  return attempt(async () => {
    const { removePhoto } = await loadPhotos();
    await removePhoto(id);
    // The receiver is told when it can't be undone any more.
    noteWaiting(true);
    const action = { label: requests.buttons.undo, onPress: () => void putBack(id) };
    toast({ variant: 'info', ...requestPhotos.takenBack(number), action }, 'corner');
    await drainNow('manual');
  });
}

/** Tries a photograph again at once. */
export function tryPhotoAgain(id: string): Promise<void> {
  return attempt(async () => {
    const { retryPhoto } = await loadPhotos();
    await retryPhoto(id);
    noteWaiting(true);
    await drainNow('manual');
  });
}

/** Lets photographs wait for Wi-Fi, or go on whatever line there is; rejects when that can't be kept. */
export async function sendOnWifiOnly(wanted: boolean): Promise<void> {
  const { chooseWifiOnly } = await import('#outbox/photos/wifi-only.ts');
  await chooseWifiOnly(wanted);
  if (!wanted) await drainNow('manual');
}

function putBack(id: string): Promise<void> {
  return attempt(async () => {
    const { restorePhoto } = await loadPhotos();
    if (await restorePhoto(id)) await drainNow('manual');
    else toast({ variant: 'error', title: requestPhotos.tooLate }, 'corner');
  });
}
