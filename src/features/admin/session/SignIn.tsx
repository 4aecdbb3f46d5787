import { styled } from '@mui/material/styles';
import { useId, useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import { fieldAria, FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Input } from '#components/fields/controls.tsx';
import { signIn } from '#content/admin/sign-in.ts';
import { apiErrorTexts } from '#content/errors.ts';
import { breakpoints } from '#theme/tokens.ts';
import { CallError } from '../api/call.ts';
import { focusMain } from '../shared/focus-main.ts';
import { GroupHeading, Quiet } from '../shared/text.tsx';
import { signInWith } from './session-store.ts';

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
