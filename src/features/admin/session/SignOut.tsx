import Button from '@mui/material/Button';
import { toast } from '#components/toast/toasts.tsx';
import { readOnly } from '#content/admin/read-only.ts';
import { signIn } from '#content/admin/sign-in.ts';
import { reasonFor } from '../api/reason.ts';
import { signOut } from './session-store.ts';
import { useSession } from './use-session.ts';

/** The way out, for whoever has signed in. */
export function SignOut() {
  const state = useSession();
  if (state !== 'signed_in' && state !== 'unreachable') return null;
  const leave = async () => {
    try {
      const isTold = await signOut();
      const { title, text } = readOnly.signedOut;
      toast(
        isTold
          ? { variant: 'info', title: signIn.signedOut }
          : { variant: 'info', title, description: text },
      );
    } catch (error) {
      toast({ variant: 'error', title: reasonFor(error) });
    }
  };
  return (
    <Button type="button" variant="text" onClick={() => void leave()}>
      {signIn.signOut}
    </Button>
  );
}
