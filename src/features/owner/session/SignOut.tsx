import Button from '@mui/material/Button';
import { toast } from '#components/toast/toasts.ts';
import { signIn } from '#content/admin/sign-in.ts';
import { signOut } from './session-store.ts';
import { useSession } from './use-session.ts';

/** The way out, for whoever has signed in. */
export function SignOut() {
  if (useSession() !== 'signed_in') return null;
  const leave = async () => {
    try {
      await signOut();
      toast({ variant: 'info', title: signIn.signedOut });
    } catch {
      toast({ variant: 'error', title: signIn.unreachable.title });
    }
  };
  return (
    <Button type="button" variant="text" onClick={() => void leave()}>
      {signIn.signOut}
    </Button>
  );
}
