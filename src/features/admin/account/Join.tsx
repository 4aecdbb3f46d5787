import Button from '@mui/material/Button';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageLink } from '#components/PageLink.tsx';
import { joinPage as words } from '#content/admin/account.ts';
import { apiErrorTexts } from '#content/admin/api-errors.ts';
import { type Linked, linkedSchema } from '#contract/admin/people.ts';
import { sessionSchema } from '#contract/admin/session.ts';
import { paths } from '#contract/paths.ts';
import { call, CallError, reasonFor } from '../api/call.ts';
import { NarrowForm } from '../session/SignIn.tsx';
import { startedWith } from '../session/session.ts';
import { AccountName, CardText, GroupHeading, Quiet } from '../shared/elements.tsx';
import { Notice } from '../shared/Notice.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';

type State =
  | { kind: 'checking' }
  | { kind: 'over' }
  | { kind: 'failed' }
  | { kind: 'open'; link: Linked }
  | { kind: 'done' };

/** The secret of the link: the part of the address that browsers send to no server. */
const tokenHere = () => location.hash.slice(1);

/** Whose link it is, if it still works. */
async function look(): Promise<State> {
  const token = tokenHere();
  if (token === '') return { kind: 'over' };
  try {
    const body = { token };
    const link = await call(linkedSchema, paths.adminLinks, { method: 'POST', body });
    return { kind: 'open', link };
  } catch (error) {
    return { kind: isOver(error) ? 'over' : 'failed' };
  }
}

/** Chooses a password with a link that works once. */
export function Join() {
  const [state, setState] = useState<State>({ kind: 'checking' });
  useEffect(() => void look().then(setState), []);
  const again = () => {
    setState({ kind: 'checking' });
    void look().then(setState);
  };
  switch (state.kind) {
    case 'checking':
      return <Quiet role="status">{words.checking}</Quiet>;
    case 'over':
      return (
        <Notice tone="wrong" role="alert" title={words.over.title}>
          <CardText>{words.over.text}</CardText>
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="wrong" role="alert" title={words.failed}>
          <Button type="button" variant="outlined" onClick={again}>
            {words.again}
          </Button>
        </Notice>
      );
    case 'open':
      return (
        <NewPassword
          link={state.link}
          onOver={() => setState({ kind: 'over' })}
          onDone={() => setState({ kind: 'done' })}
        />
      );
    case 'done':
      return (
        <Notice role="status" title={words.done}>
          <PageLink to="/admin">{words.signIn}</PageLink>
        </Notice>
      );
  }
}

/** A link that is malformed is as useless as one that is over. */
function isOver(error: unknown): boolean {
  return (
    error instanceof CallError && (error.reason === 'link_over' || error.reason === 'invalid_body')
  );
}

function NewPassword({
  link: { kind, name, email },
  onOver,
  onDone,
}: {
  link: Linked;
  onOver: () => void;
  onDone: () => void;
}) {
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (password === '') return setError(words.missing);
    setBusy(true);
    setError(undefined);
    try {
      const body = { token: tokenHere(), password };
      const path = `${paths.adminLinks}/use`;
      const started = await call(sessionSchema, path, { method: 'POST', body });
      if (startedWith(started)) await navigate('/admin', { replace: true });
      else onDone();
    } catch (failure) {
      setBusy(false);
      if (failure instanceof CallError && failure.reason === 'link_over') return onOver();
      const isWeak = failure instanceof CallError && failure.reason === 'weak_password';
      setError(isWeak ? apiErrorTexts.weak_password : reasonFor(failure));
    }
  };
  const texts = words[kind];
  return (
    <NarrowForm method="post" noValidate onSubmit={(event) => void submit(event)}>
      <GroupHeading>
        {kind === 'invitation' ? words.invitation.title(name) : words.recovery.title}
      </GroupHeading>
      <Quiet>{texts.text(email)}</Quiet>
      <AccountName value={email} />
      <NewPasswordField value={password} error={error} onChange={setPassword} />
      <Button type="submit" disabled={busy}>
        {busy ? words.button.busy : words.button.idle}
      </Button>
    </NarrowForm>
  );
}
