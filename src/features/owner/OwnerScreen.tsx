import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, type ReactNode } from 'react';
import { Measure } from '#components/Section.tsx';
import { toast } from '#components/toast/toasts.ts';
import { signIn } from '#content/admin/sign-in.ts';
import { type } from '#theme/tokens.ts';
import { keepOwnersParts } from './keep-parts.ts';
import { OwnerTabs, type OwnerScreenId } from './OwnerTabs.tsx';
import { Gate } from './session/Gate.tsx';
import { signOut } from './session/session-store.ts';
import { useSession, useSessionCheck } from './session/use-session.ts';

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(4, 3),
  '& > div': { flex: '1 1 50%', minWidth: 0 },
  '& > button': { flex: 'none', fontSize: type.small },
  // Its room is kept, so that the heading does not break anew when the session is known.
  '& > button[data-away]': { visibility: 'hidden' },
}));

const Body = styled(Measure)(({ theme }) => ({
  paddingBlock: theme.spacing(4, 8),
  '& a': { color: theme.vars.palette.brand.harbour },
}));

/** The frame of every owner's screen: heading, the way to the others, sign-in and sign-out. */
export function OwnerScreen({
  current,
  h1,
  lead,
  withoutServer,
  children,
}: {
  current: OwnerScreenId;
  h1: string;
  lead: string;
  /** What is there on a static host. */
  withoutServer: ReactNode;
  children: ReactNode;
}) {
  useSessionCheck();
  // Fetched before it is needed, so that a server that is down can still be told of.
  useEffect(() => {
    void import('#components/toast/ToastHost.tsx').catch(() => undefined);
    keepOwnersParts();
  }, []);
  return (
    <>
      <Measure>
        <Head>
          <div>
            <Typography variant="h2" component="h1">
              {h1}
            </Typography>
            <Typography variant="body2" sx={{ mt: 0.5 }}>
              {lead}
            </Typography>
          </div>
          <SignOut />
        </Head>
      </Measure>
      <OwnerTabs current={current} />
      <Body>
        <Gate withoutServer={withoutServer}>{children}</Gate>
      </Body>
    </>
  );
}

function SignOut() {
  const inside = useSession() === 'signed_in';
  const leave = async () => {
    try {
      await signOut();
      toast({ variant: 'info', title: signIn.signedOut });
    } catch {
      toast({ variant: 'error', title: signIn.unreachable.title });
    }
  };
  return (
    <Button
      type="button"
      variant="outlined"
      data-away={inside ? undefined : ''}
      onClick={() => void leave()}
    >
      {signIn.signOut}
    </Button>
  );
}
