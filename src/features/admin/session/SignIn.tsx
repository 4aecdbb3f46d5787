import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FormEvent, useState } from 'react';
import { signIn } from '#content/admin/app.ts';
import { apiErrorTexts } from '#content/admin/api-errors.ts';
import { paths } from '#contract/paths.ts';
import { breakpoints } from '#theme/tokens.ts';
import { CallError, command, reasonFor } from '../api/call.ts';
import { focusMain } from '../shared/focus-main.ts';
import { AccountName, ButtonRow, GroupHeading, Quiet } from '../shared/elements.tsx';
import { SecretField } from '../shared/SecretField.tsx';
import { TextField } from '../shared/TextField.tsx';
import { knowsPasskeys, signInWithPasskey } from './passkey.ts';
import { signInWith, useSignInFacts } from './session.ts';

export const NarrowForm = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  maxWidth: breakpoints.sm,
  '& > button': { justifySelf: 'start' },
}));

/**
 * The sign-in form: one field while one person signs in, an e-mail address as well when there are
 * several, and a code when the server asks for one. `hint` says why it is shown in the middle of a
 * session.
 */
export function SignIn({ hint }: { hint?: string }) {
  const { canRecover = false } = useSignInFacts();
  const [isForgotten, setForgotten] = useState(false);
  return isForgotten ? (
    <Forgotten onBack={() => setForgotten(false)} />
  ) : (
    <Credentials hint={hint} onForgotten={canRecover ? () => setForgotten(true) : null} />
  );
}

/** A ref callback that moves the focus to a field that has just appeared. */
const focusOn = (element: HTMLElement | null) => element?.focus();

function Credentials({
  hint,
  onForgotten,
}: {
  hint: string | undefined;
  onForgotten: (() => void) | null;
}) {
  const { asksEmail = false, hasPasskeys = false } = useSignInFacts();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  /** Undefined until the server asks for it. */
  const [code, setCode] = useState<string>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const attempt = async (start: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await start();
      // The pressed button disappears with the form.
      focusMain();
    } catch (failure) {
      setBusy(false);
      const needsCode = failure instanceof CallError && failure.reason === 'code_needed';
      if (needsCode && code === undefined) setCode('');
      else setError(wordsFor(failure, asksEmail));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password === '') setError(signIn.password.missing);
    else if (code === '') setError(signIn.code.missing);
    else {
      void attempt(() =>
        signInWith({
          password,
          ...(email.trim() === '' ? {} : { email: email.trim() }),
          ...(code === undefined ? {} : { code }),
        }),
      );
    }
  };

  return (
    // POST keeps the password out of the URL if the form is sent before the script has loaded.
    <NarrowForm method="post" className="needs-script" noValidate onSubmit={submit}>
      <GroupHeading>{signIn.title}</GroupHeading>
      <Quiet {...(hint ? { role: 'status' } : {})}>
        {hint ?? (asksEmail ? signIn.textForSeveral : signIn.text)}
      </Quiet>
      {asksEmail ? (
        <TextField
          label={signIn.email.label}
          helper={signIn.email.helper}
          name="username"
          type="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
        />
      ) : (
        // Password managers store a password under a user name.
        <AccountName value={signIn.account} />
      )}
      <SecretField
        label={signIn.password.label}
        helper={asksEmail ? undefined : signIn.password.helper}
        error={code === undefined ? error : undefined}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      {code === undefined ? null : (
        <TextField
          label={signIn.code.label}
          helper={signIn.code.helper}
          error={error}
          name="code"
          autoComplete="one-time-code"
          ref={focusOn}
          required
          value={code}
          onChange={setCode}
        />
      )}
      <Button type="submit" disabled={busy}>
        {busy ? signIn.button.busy : signIn.button.idle}
      </Button>
      {hasPasskeys && knowsPasskeys() ? (
        <Button
          type="button"
          variant="outlined"
          disabled={busy}
          onClick={() => void attempt(signInWithPasskey)}
        >
          {signIn.passkey}
        </Button>
      ) : null}
      {onForgotten === null ? null : (
        <Button type="button" variant="text" onClick={onForgotten}>
          {signIn.forgotten.open}
        </Button>
      )}
    </NarrowForm>
  );
}

/** Asks for a link to set a new password. */
function Forgotten({ onBack }: { onBack: () => void }) {
  const words = signIn.forgotten;
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() === '') {
      setError(words.missing);
      return;
    }
    setState('sending');
    setError(undefined);
    try {
      await command(paths.adminRecovery, { method: 'POST', body: { email: email.trim() } });
      setState('sent');
    } catch (failure) {
      setState('asking');
      setError(reasonFor(failure));
    }
  };
  return (
    <NarrowForm method="post" noValidate onSubmit={(event) => void submit(event)}>
      <GroupHeading>{words.open}</GroupHeading>
      <Quiet role="status">{state === 'sent' ? words.sent : words.text}</Quiet>
      {state === 'sent' ? null : (
        <TextField
          label={signIn.email.label}
          error={error}
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={setEmail}
        />
      )}
      <ButtonRow>
        {state === 'sent' ? null : (
          <Button type="submit" disabled={state === 'sending'}>
            {words.button}
          </Button>
        )}
        <Button type="button" variant="text" onClick={onBack}>
          {words.back}
        </Button>
      </ButtonRow>
    </NarrowForm>
  );
}

function wordsFor(failure: unknown, asksEmail: boolean): string {
  // The browser throws its own errors when a passkey is not used.
  if (!(failure instanceof CallError)) {
    return failure instanceof Error && failure.name !== 'TypeError'
      ? signIn.passkeyFailed
      : apiErrorTexts.internal;
  }
  if (failure.reason === 'wrong_password') return asksEmail ? signIn.wrongPair : signIn.wrong;
  if (failure.reason === 'rate_limited') return signIn.tooMany;
  if (failure.reason === 'unreachable' || failure.reason === 'no_server') {
    return signIn.unreachable.title;
  }
  return apiErrorTexts[failure.reason];
}
