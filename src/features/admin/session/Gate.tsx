import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { fieldAria, FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Input } from '#components/fields/controls.tsx';
import { dashboard } from '#content/admin/dashboard.ts';
import { signIn } from '#content/admin/app.ts';
import { apiErrorTexts } from '#content/errors.ts';
import { breakpoints } from '#theme/tokens.ts';
import { CallError } from '../api/call.ts';
import { Notice } from '../shared/Notice.tsx';
import { CardText, GroupHeading, Quiet, ScreenStack } from '../shared/elements.tsx';
import { focusMain } from '../shared/focus-main.ts';
import { checkSession, signInWith, useSession } from './session.ts';

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

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  maxWidth: breakpoints.sm,
  '& > button': { justifySelf: 'start' },
}));

/** The owner's way in. `hint` says why it is shown when that is not plain. */
export function SignIn({ hint }: { hint?: string }) {
  const id = useId();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (password === '') {
      setError(signIn.password.missing);
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      await signInWith(password);
      // The pressed button goes with the form.
      focusMain();
    } catch (failure) {
      setError(wordsFor(failure));
      setBusy(false);
    }
  };

  return (
    // The method keeps a password out of the address if the form is sent before its script is there.
    <Form
      method="post"
      className="needs-script"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <GroupHeading>{signIn.title}</GroupHeading>
      <Quiet {...(hint ? { role: 'status' } : {})}>{hint ?? signIn.text}</Quiet>
      {/* For password managers, which file a password under a name. */}
      <input hidden readOnly autoComplete="username" name="username" value={signIn.account} />
      <FieldFrame
        id={id}
        label={signIn.password.label}
        helper={signIn.password.helper}
        error={error}
      >
        <Input
          id={id}
          name="password"
          type="password"
          autoComplete="current-password"
          enterKeyHint="go"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          {...fieldAria(id, error, signIn.password.helper)}
        />
      </FieldFrame>
      <Button type="submit" disabled={busy}>
        {busy ? signIn.button.busy : signIn.button.idle}
      </Button>
    </Form>
  );
}

function wordsFor(failure: unknown): string {
  if (!(failure instanceof CallError)) return apiErrorTexts.internal;
  if (failure.reason === 'wrong_password') return signIn.wrong;
  if (failure.reason === 'rate_limited') return signIn.tooMany;
  if (failure.reason === 'unreachable' || failure.reason === 'no_server') {
    return signIn.unreachable.title;
  }
  return apiErrorTexts[failure.reason];
}
