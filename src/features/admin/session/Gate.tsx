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
  children,
}: {
  withoutServer: ReactNode;
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

/** The sign-in form. `hint` says why it is shown in the middle of a session. */
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
      // The pressed button disappears with the form.
      focusMain();
    } catch (failure) {
      setError(wordsFor(failure));
      setBusy(false);
    }
  };

  return (
    // POST keeps the password out of the URL if the form is sent before the script has loaded.
    <Form
      method="post"
      className="needs-script"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <GroupHeading>{signIn.title}</GroupHeading>
      <Quiet {...(hint ? { role: 'status' } : {})}>{hint ?? signIn.text}</Quiet>
      {/* Password managers store a password under a user name. */}
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
