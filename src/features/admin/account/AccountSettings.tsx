import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { RowList } from '#components/lists.ts';
import { Stamp } from '#components/text.tsx';
import { accountFields, accountPage } from '#content/admin/account.ts';
import { type Account, personLimits } from '#contract/admin/people.ts';
import { useRemote } from '../api/queries.ts';
import { AccountRow } from '../people/PeopleList.tsx';
import { checkSession } from '../session/session.ts';
import { NarrowForm } from '../session/SignIn.tsx';
import {
  AccountName,
  ButtonRow,
  Group,
  GroupHeading,
  Quiet,
  ScreenStack,
} from '../shared/elements.tsx';
import { formatMoment } from '../shared/format.ts';
import { RemoteView } from '../shared/Notice.tsx';
import { SecretField } from '../shared/SecretField.tsx';
import { TextField } from '../shared/TextField.tsx';
import { useAction } from '../shared/use-action.ts';
import {
  changePassword,
  endOtherSessions,
  endSession,
  loadAccount,
  saveProfile,
} from './account-calls.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { Codes, Passkeys } from './SecondFactor.tsx';

type Props = { account: Account; onChanged: (account: Account) => void };

/** What people change about their own sign-in. */
export function AccountSettings() {
  const { remote, reload, retry, replace } = useRemote(['account'], loadAccount);
  return (
    <RemoteView remote={remote} words={accountPage} onRetry={retry}>
      {(account) => (
        <ScreenStack>
          <Profile account={account} onChanged={replace} />
          <Password account={account} onChanged={replace} />
          <Codes account={account} onChanged={replace} onStarted={reload} />
          <Passkeys account={account} onChanged={replace} />
          <Sessions account={account} onChanged={replace} />
        </ScreenStack>
      )}
    </RemoteView>
  );
}

function Profile({ account: { person }, onChanged }: Props) {
  const words = accountPage.profile;
  const { busy, run } = useAction();
  const [name, setName] = useState(person.name);
  const [email, setEmail] = useState(person.email);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setError(words.missing);
    setError(undefined);
    void run(async () => {
      onChanged(await saveProfile({ name: name.trim(), email: email.trim() }));
      // The name is also shown elsewhere, and sent with changes.
      await checkSession();
    }, accountPage.saved);
  };
  return (
    <Group aria-labelledby="account-profile">
      <GroupHeading id="account-profile">{words.heading}</GroupHeading>
      <NarrowForm noValidate onSubmit={submit}>
        <TextField
          label={accountFields.name}
          helper={accountFields.nameHelper}
          error={error}
          maxLength={personLimits.nameMax}
          autoComplete="name"
          required
          value={name}
          onChange={setName}
        />
        <TextField
          label={accountFields.email}
          helper={accountFields.emailHelper}
          type="email"
          autoComplete="email"
          value={email}
          onChange={setEmail}
        />
        <Button type="submit" disabled={busy}>
          {words.save}
        </Button>
      </NarrowForm>
    </Group>
  );
}

function Password({ account: { person }, onChanged }: Props) {
  const words = accountPage.password;
  const { busy, run } = useAction();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (current === '' || password === '') return setError(words.missing);
    setError(undefined);
    void run(async () => {
      onChanged(await changePassword(current, password));
      setCurrent('');
      setPassword('');
    }, words.changed);
  };
  return (
    <Group aria-labelledby="account-password">
      <GroupHeading id="account-password">{words.heading}</GroupHeading>
      <NarrowForm method="post" noValidate onSubmit={submit}>
        <AccountName value={person.email} />
        <SecretField
          label={accountFields.current}
          name="current"
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
        />
        <NewPasswordField value={password} error={error} onChange={setPassword} />
        <Button type="submit" disabled={busy}>
          {words.save}
        </Button>
      </NarrowForm>
    </Group>
  );
}

function Sessions({ account: { sessions }, onChanged }: Props) {
  const words = accountPage.sessions;
  const { busy, run } = useAction();
  return (
    <Group aria-labelledby="account-sessions">
      <GroupHeading id="account-sessions">{words.heading}</GroupHeading>
      <RowList>
        {sessions.map(({ id, device, place, startedAt, seenAt, isCurrent }) => (
          <AccountRow key={id}>
            <div>
              <Typography component="h3">
                {device || words.unknown} {isCurrent ? <Stamp>{words.here}</Stamp> : null}
              </Typography>
              <Quiet>
                {place === '' ? '' : `${place}, `}
                {words.since(formatMoment(startedAt), formatMoment(seenAt))}
              </Quiet>
            </div>
            {isCurrent ? null : (
              <Button
                type="button"
                variant="outlined"
                disabled={busy}
                aria-label={`${words.end}: ${device || words.unknown}`}
                onClick={() => void run(async () => onChanged(await endSession(id)), words.ended)}
              >
                {words.end}
              </Button>
            )}
          </AccountRow>
        ))}
      </RowList>
      {sessions.length < 2 ? null : (
        <ButtonRow>
          <Button
            type="button"
            variant="outlined"
            disabled={busy}
            onClick={() =>
              void run(async () => onChanged(await endOtherSessions()), words.endedAll)
            }
          >
            {words.endAll}
          </Button>
        </ButtonRow>
      )}
    </Group>
  );
}
