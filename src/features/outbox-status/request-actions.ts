import { toast } from '#components/toast/toasts.ts';
import { requests } from '#content/requests.ts';
import { copyToClipboard } from '#lib/browser-page.ts';
import type { Submission } from '#outbox/core/record.ts';
import { noteWaiting } from '#outbox/core/waiting-flag.ts';
import { mayHaveArrived, requestNotification, retryNow } from '#outbox/leads/actions.ts';
import { attempt } from './attempt.ts';
import { loadOutbox } from './database.ts';
import { askForPermission, notificationPromise } from './notification-offer.ts';
import { drainNow } from './triggers.ts';

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
function leftWords(left: readonly Submission[]) {
  if (left.some(({ state }) => state === 'parked')) return requests.stillRefused;
  return left.some(({ state }) => state === 'paused')
    ? requests.stillPaused
    : requests.stillWaiting;
}

/** Deletes a request and offers to undo it; says so when a copy may have arrived. */
export function deleteRequest(id: string): Promise<void> {
  return attempt(async () => {
    const { remove, restore, listPhotos } = await loadOutbox();
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

function deletedWords({ state }: Submission, photosWait: boolean) {
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
