import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { dashboard } from '#content/admin/dashboard.ts';
import { signIn } from '#content/admin/app.ts';
import { Notice } from '../shared/Notice.tsx';
import { CardText, Quiet, ScreenStack } from '../shared/elements.tsx';
import { SignIn } from './SignIn.tsx';
import { checkSession, useSession } from './session.ts';

/** Reserves the height, so that the footer does not move. */
const Room = styled('div')({ minHeight: '80vh' });

/**
 * Shows `children` when signed in, else the sign-in. When the session expires they stay mounted but
 * hidden, so that what was typed is still there after signing in. On a static host it shows
 * `withoutServer`, and `offline` while the server is unreachable.
 */
export function Gate({
  withoutServer,
  offline,
  worksOffline,
  children,
}: {
  withoutServer: ReactNode;
  offline: ReactNode;
  /** `children` are shown while the server is unreachable, in place of `offline`. */
  worksOffline: boolean;
  children: ReactNode;
}) {
  const state = useSession();
  const isAway = state === 'unreachable' && !worksOffline;
  const inside =
    state === 'signed_in' || state === 'expired' || (state === 'unreachable' && worksOffline);
  return (
    <Room>
      {state === 'checking' ? (
        <>
          <Quiet className="needs-script">{signIn.checking}</Quiet>
          <noscript>
            <CardText>{signIn.noScript}</CardText>
          </noscript>
        </>
      ) : null}
      {state === 'signed_out' ? <SignIn /> : null}
      {state === 'expired' ? <SignIn hint={signIn.expired} /> : null}
      {isAway && offline !== null ? offline : null}
      {isAway && offline === null ? (
        <Notice tone="wrong" role="alert" title={signIn.unreachable.title}>
          <CardText>{signIn.unreachable.text}</CardText>
          <Button type="button" variant="outlined" onClick={() => void checkSession()}>
            {signIn.unreachable.button}
          </Button>
        </Notice>
      ) : null}
      {state === 'no_server' ? (
        <ScreenStack>
          <Notice tone="waiting" title={dashboard.withoutServer.title}>
            <CardText>{dashboard.withoutServer.text}</CardText>
          </Notice>
          {withoutServer}
        </ScreenStack>
      ) : null}
      {inside ? <div hidden={state === 'expired'}>{children}</div> : null}
    </Room>
  );
}
