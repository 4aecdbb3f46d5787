import { toast } from '#components/toast/toasts.tsx';
import { requestPhotos, requests } from '#content/requests.ts';
import { waitingWords } from '#content/waiting.ts';
import { prospectHere } from '#outbox/core/capabilities.ts';
import { copyToClipboard } from '#lib/browser-page.ts';
import type { Submission } from '#outbox/core/record.ts';
import { noteWaiting } from '#outbox/core/page-memory.ts';
import { mayHaveArrived, requestNotification, retryNow } from '#outbox/leads/actions.ts';
import { canWithdraw, undoWithdrawal, withdraw } from '#outbox/leads/withdrawals.ts';
import { drainNow } from '#outbox/page/triggers.ts';
import { loadOutbox } from '#outbox/page/view.ts';
import { askForPermission, notificationPromise } from './notification-offer.ts';

/** Sends waiting requests now; says so when one did not get through. */
export function sendNow(ids: readonly string[]): Promise<void> {
  return attempt(async () => {
    await retryNow(ids);
    noteWaiting(true);
    await drainNow('manual');
    const { listWaiting } = await loadOutbox();
    const left = (await listWaiting()).filter((row) => ids.includes(row.id));
    if (left.length === 0) return;
    const { title, text: description } = leftWords(left);
    toast({ variant: 'waiting', title, description }, 'corner');
  });
}

/** Of several the one that somebody has to see to. */
function leftWords(left: readonly Submission[]): { title: string; text: string } {
  if (left.some(({ state }) => state === 'parked')) return requests.stillRefused;
  return left.some(({ state }) => state === 'paused')
    ? requests.stillPaused
    : { ...requests.stillWaiting, text: waitingWords(prospectHere()).stillWaiting };
}

/**
 * Deletes a request and offers to undo it; its receiver is asked to delete it too if a copy may have
 * arrived. A delivered one is only cleared from this list, unless `isEverywhere`.
 */
export function deleteRequest(id: string, isEverywhere: boolean): Promise<void> {
  return attempt(async () => {
    const { get, remove, restore, listPhotos } = await loadOutbox();
    const there = await get(id);
    if (there && canWithdraw(there) && (isEverywhere || there.state !== 'delivered')) {
      return withdrawRequest(id);
    }
    const photosWait = (await listPhotos()).some(
      ({ submissionId, state }) => submissionId === id && state === 'waiting',
    );
    const row = await remove(id);
    if (!row) return;
    const onPress = () => {
      void attempt(async () => {
        noteWaiting(true);
        await restore(row);
        await drainNow('manual');
      });
    };
    const action = { label: requests.buttons.undo, onPress };
    const words = mayHaveArrived(row)
      ? requests.deletedMayHaveArrived
      : deletedWords(row, photosWait);
    toast({ variant: 'info', ...words, action }, 'corner');
  });
}

async function withdrawRequest(id: string): Promise<void> {
  const row = await withdraw(id);
  if (!row) return;
  noteWaiting(true);
  const onPress = () => {
    void attempt(async () => {
      const isBack = await undoWithdrawal(row);
      if (!isBack) toast({ variant: 'error', title: requests.undoTooLate }, 'corner');
      await drainNow('manual');
    });
  };
  const action = { label: requests.buttons.undo, onPress };
  toast({ variant: 'info', ...requests.withdrawn, action }, 'corner');
  // Sets the timer for the end of the time to undo it.
  await drainNow('manual');
}

function deletedWords({ state }: Submission, photosWait: boolean) {
  if (state === 'kept') return { title: requests.cleared };
  if (state !== 'delivered') return requests.deleted;
  return photosWait ? requests.deletedWithPhotos : requests.deletedDelivered;
}

/** Removes what has been delivered from the list. */
export function clearAllDelivered(): Promise<void> {
  return attempt(async () => {
    const { clearDelivered } = await loadOutbox();
    await clearDelivered();
    toast({ variant: 'info', title: requests.cleared }, 'corner');
  });
}

/** Copies a request's text. */
export async function copyText(text: string): Promise<void> {
  const isCopied = await copyToClipboard(text);
  const title = isCopied ? requests.copied : requests.copyFailed;
  toast({ variant: isCopied ? 'success' : 'error', title }, 'corner');
}

/**
 * Asks for permission to notify, only now that the visitor wants it, and notes the wish. A question
 * that was closed without an answer leaves all as it is.
 */
export function notifyWhenDelivered(id: string): Promise<void> {
  return attempt(async () => {
    const answer = await askForPermission();
    if (answer === 'denied') {
      toast({ variant: 'error', title: requests.notificationsDenied }, 'corner');
    }
    if (answer !== 'granted') return;
    await requestNotification(id);
    toast({ variant: 'success', title: notificationPromise() }, 'corner');
  });
}

const loadPhotos = () => import('#outbox/photos/store.ts');

/** Takes a photograph of a request back, on its way or arrived, and offers to undo it. */
export function takeBackPhoto(id: string, number: number): Promise<void> {
  return attempt(async () => {
    const { removePhoto } = await loadPhotos();
    await removePhoto(id);
    // The receiver is told once it can no longer be undone.
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

/** Runs what the visitor asked for; when storage does not answer, says that nothing was changed. */
export async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch {
    toast({ variant: 'error', title: requests.actionFailed }, 'corner');
  }
}
