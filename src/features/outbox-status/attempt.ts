import { toast } from '#components/toast/toasts.ts';
import { requests } from '#content/requests.ts';

/** Runs what the visitor asked for; when storage does not answer, says that nothing was changed. */
export async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch {
    toast({ variant: 'error', title: requests.actionFailed }, 'corner');
  }
}
