import styled from '@emotion/styled';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ActionButton } from '#components/ActionButton.tsx';
import { Measure } from '#components/Course.tsx';
import { toast } from '#components/toast/toasts.ts';
import { dashboard } from '#content/admin/dashboard.ts';
import { signIn } from '#content/admin/sign-in.ts';
import { sizes, type } from '#theme/tokens.ts';
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
  '& h1': { ...theme.typography.h2, margin: 0 },
  '& p': { ...theme.typography.body2, margin: theme.spacing(0.5, 0, 0) },
}));

const Tabs = styled('nav')(({ theme }) => {
  const { stone } = theme.vars.palette;
  return {
    borderBlock: `${sizes.joint} solid ${stone.joint}`,
    backgroundColor: stone.sandstoneWash,
    '& ul': {
      display: 'flex',
      overflowX: 'auto',
      width: '100%',
      maxWidth: sizes.textWidth,
      margin: '0 auto',
      padding: `0 ${sizes.gutter}`,
      listStyle: 'none',
    },
    '& li': { flex: 'none', borderInlineEnd: `${sizes.joint} solid ${stone.joint}` },
    '& li:first-of-type': { borderInlineStart: `${sizes.joint} solid ${stone.joint}` },
    '& a': {
      display: 'grid',
      alignItems: 'center',
      minHeight: sizes.target,
      paddingInline: theme.spacing(2),
      color: stone.ink,
      fontSize: type.small,
      textDecoration: 'none',
    },
    // Inside its own box: the row scrolls and would cut a ring off.
    '& a:focus-visible': { outlineOffset: `calc(-1 * ${sizes.focus})` },
    '& a:hover': { textDecoration: 'underline' },
    '& a[aria-current]': {
      fontWeight: 650,
      backgroundColor: stone.paper,
      boxShadow: `inset 0 -${sizes.focus} 0 ${stone.harbour}`,
    },
  };
});

const Body = styled(Measure)(({ theme }) => ({
  paddingBlock: theme.spacing(4, 8),
  '& a': { color: theme.vars.palette.stone.harbour },
}));

export type OwnerScreenId = (typeof dashboard.navigation)[number]['id'];

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
  useEffect(() => void import('#components/toast/ToastHost.tsx').catch(() => undefined), []);
  return (
    <>
      <Measure>
        <Head>
          <div>
            <h1>{h1}</h1>
            <p>{lead}</p>
          </div>
          <SignOut />
        </Head>
      </Measure>
      <Tabs aria-label={dashboard.navigationLabel}>
        <ul>
          {dashboard.navigation.map(({ id, label, href }) => (
            <li key={id}>
              <Link to={href} aria-current={id === current ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Tabs>
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
    <ActionButton
      type="button"
      emphasis="line"
      data-away={inside ? undefined : ''}
      onClick={() => void leave()}
    >
      {signIn.signOut}
    </ActionButton>
  );
}
