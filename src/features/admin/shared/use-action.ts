import { useState } from 'react';
import { toast } from '#components/toast/toasts.tsx';
import { accountFields } from '#content/admin/account.ts';
import { reasonFor } from '../api/call.ts';
import { noteFailure } from '../session/session.ts';

/** Runs one action at a time and says in a toast what came of it. */
export function useAction() {
  const [busy, setBusy] = useState(false);
  return {
    busy,
    /** Resolves with whether it worked. */
    async run(action: () => Promise<void>, done?: string): Promise<boolean> {
      setBusy(true);
      try {
        await action();
        if (done !== undefined) toast({ variant: 'success', title: done }, 'corner');
        return true;
      } catch (error) {
        noteFailure(error);
        toast(accountFields.failed(reasonFor(error)), 'corner');
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
