import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { dashboard } from '#content/admin/dashboard.ts';
import { signIn } from '#content/admin/sign-in.ts';
import { Notice } from '../shared/Notice.tsx';
import { ScreenStack } from '../shared/table.ts';
import { CardText, Quiet } from '../shared/text.tsx';
import { checkSession } from './session-store.ts';
import { SignIn } from './SignIn.tsx';
import { useSession } from './use-session.ts';

/** Room kept from the start, so that the foot of the page stays where it is. */
const Room = styled('div')({ minHeight: '80vh' });

/**
 * Shows `children` to the signed-in owner and the sign-in to others. When the session ends they stay
 * mounted out of sight, so that what was typed is there again after signing in. Without a server
 * `withoutServer` takes their place, and `offline` where it does not answer.
 */
export function Gate({
  withoutServer,
  offline,
  children,
}: {
  withoutServer: ReactNode;
  /** What there is while the server does not answer; null for nothing. */
  offline: ReactNode;
  children: ReactNode;
}) {
  const state = useSession();
  const inside = state === 'signed_in' || state === 'expired';
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
      {state === 'unreachable' && offline !== null ? offline : null}
      {state === 'unreachable' && offline === null ? (
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
