import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { RowList } from '#components/lists.ts';
import { toast } from '#components/toast/toasts.tsx';
import { accountFields, accountPage } from '#content/admin/account.ts';
import type { Account } from '#contract/admin/people.ts';
import { CallError } from '../api/call.ts';
import { AccountRow } from '../people/PeopleList.tsx';
import { knowsPasskeys } from '../session/passkey.ts';
import { NarrowForm } from '../session/SignIn.tsx';
import { ButtonRow, CardText, Group, GroupHeading, Quiet, Raw } from '../shared/elements.tsx';
import { formatMoment } from '../shared/format.ts';
import { Notice } from '../shared/Notice.tsx';
import { SecretField } from '../shared/SecretField.tsx';
import { TextField } from '../shared/TextField.tsx';
import { useAction } from '../shared/use-action.ts';
import { addPasskey, newCodes, removePasskey, startCodes, stopCodes } from './account-calls.ts';
import { ConfirmPassword } from './ConfirmPassword.tsx';

type Props = { account: Account; onChanged: (account: Account) => void };
type Setup = { secret: string; uri: string };

const QrCode = lazy(() => import('#components/QrCode.tsx'));

/** Codes from an authenticator app, and what replaces them when the phone is lost. */
export function Codes({ account, onChanged, onStarted }: Props & { onStarted: () => void }) {
  const words = accountPage.codes;
  const { busy, run } = useAction();
  const [setup, setSetup] = useState<Setup | null>(null);
  const [recovery, setRecovery] = useState<readonly string[]>([]);
  const [isStopping, setStopping] = useState(false);
  const stop = async (password: string) => {
    setStopping(false);
    await run(async () => onChanged(await stopCodes(password)), words.stopped);
  };
  return (
    <Group aria-labelledby="account-codes">
      <GroupHeading id="account-codes">{words.heading}</GroupHeading>
      {recovery.length > 0 ? (
        <Notice role="status" tone="waiting" title={words.recovery}>
          <Raw>{recovery.join('\n')}</Raw>
          <Button type="button" variant="outlined" onClick={() => setRecovery([])}>
            {words.done}
          </Button>
        </Notice>
      ) : (
        <Quiet>{account.hasCodes ? words.on(account.recoveryCodes) : words.off}</Quiet>
      )}
      {setup !== null ? (
        <CodesForm
          setup={setup}
          onStarted={(codes) => {
            setSetup(null);
            setRecovery(codes);
            onStarted();
          }}
        />
      ) : (
        <ButtonRow>
          {account.hasCodes ? (
            <Button
              type="button"
              variant="outlined"
              disabled={busy}
              onClick={() => setStopping(true)}
            >
              {words.stop}
            </Button>
          ) : (
            <Button
              type="button"
              variant="outlined"
              disabled={busy}
              onClick={() => void run(async () => setSetup(await newCodes()))}
            >
              {words.start}
            </Button>
          )}
        </ButtonRow>
      )}
      {isStopping ? (
        <ConfirmPassword
          onCancel={() => setStopping(false)}
          onConfirm={(password) => void stop(password)}
        />
      ) : null}
    </Group>
  );
}

function CodesForm({
  setup: { secret, uri },
  onStarted,
}: {
  setup: Setup;
  onStarted: (codes: readonly string[]) => void;
}) {
  const words = accountPage.codes;
  const { busy, run } = useAction();
  const key = secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '' || password === '') return setError(words.missing);
    setError(undefined);
    void run(async () => onStarted(await startCodes({ secret, code, password })));
  };
  return (
    <NarrowForm method="post" noValidate onSubmit={submit}>
      <CardText>{words.scan}</CardText>
      <Suspense fallback={null}>
        <QrCode text={uri} label={words.qrCode(key)} />
      </Suspense>
      <Link href={uri}>{words.open}</Link>
      <div>
        <Quiet>{words.key}</Quiet>
        <Raw>{key}</Raw>
      </div>
      <TextField
        label={words.code}
        error={error}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={code}
        onChange={setCode}
      />
      <SecretField
        label={accountFields.current}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" disabled={busy}>
        {words.confirm}
      </Button>
    </NarrowForm>
  );
}

/** What to do once the password has been entered. */
type Asked = { kind: 'add' } | { kind: 'remove'; id: string };

/** Passkeys, each of which signs in by itself. */
export function Passkeys({ account: { passkeys }, onChanged }: Props) {
  const words = accountPage.passkeys;
  const { busy, run } = useAction();
  const [asked, setAsked] = useState<Asked | null>(null);
  const act = async (password: string) => {
    setAsked(null);
    if (asked?.kind === 'remove') {
      await run(async () => onChanged(await removePasskey(asked.id, password)), words.removed);
    } else await run(() => add(password));
  };
  const add = async (password: string) => {
    try {
      onChanged(await addPasskey(password));
      toast({ variant: 'success', title: words.added }, 'corner');
    } catch (error) {
      if (error instanceof CallError) throw error;
      // The browser says so when nobody has used it, or when there is one already.
      toast({ variant: 'info', title: words.notAdded }, 'corner');
    }
  };
  return (
    <Group aria-labelledby="account-passkeys">
      <GroupHeading id="account-passkeys">{words.heading}</GroupHeading>
      <CardText>{words.text}</CardText>
      {passkeys.length === 0 ? (
        <Quiet>{words.none}</Quiet>
      ) : (
        <RowList>
          {passkeys.map(({ id, name, addedAt, usedAt }) => (
            <AccountRow key={id}>
              <div>
                <Typography component="h3">{name}</Typography>
                <Quiet>
                  {words.made(formatMoment(addedAt))}
                  {usedAt === null ? '' : `, ${words.used(formatMoment(usedAt))}`}
                </Quiet>
              </div>
              <Button
                type="button"
                variant="text"
                disabled={busy}
                aria-label={`${words.remove}: ${name}`}
                onClick={() => setAsked({ kind: 'remove', id })}
              >
                {words.remove}
              </Button>
            </AccountRow>
          ))}
        </RowList>
      )}
      {knowsPasskeys() ? (
        <ButtonRow>
          <Button
            type="button"
            variant="outlined"
            disabled={busy}
            onClick={() => setAsked({ kind: 'add' })}
          >
            {words.add}
          </Button>
        </ButtonRow>
      ) : (
        <Quiet>{words.unsupported}</Quiet>
      )}
      {asked === null ? null : (
        <ConfirmPassword
          onCancel={() => setAsked(null)}
          onConfirm={(password) => void act(password)}
        />
      )}
    </Group>
  );
}
