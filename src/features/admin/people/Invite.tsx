import Button from '@mui/material/Button';
import { type FormEvent, useId, useState } from 'react';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Select } from '#components/fields/controls.tsx';
import { toast } from '#components/toast/toasts.tsx';
import { accountFields, peoplePage } from '#content/admin/account.ts';
import {
  type Invited,
  type People,
  personLimits,
  roleSchema,
  roles,
} from '#contract/admin/people.ts';
import { copyToClipboard } from '#lib/browser-page.ts';
import { NarrowForm } from '../session/SignIn.tsx';
import { ButtonRow, CardText, Group, GroupHeading, Raw } from '../shared/elements.tsx';
import { Notice } from '../shared/Notice.tsx';
import { TextField } from '../shared/TextField.tsx';
import { useAction } from '../shared/use-action.ts';
import { invite } from './people-calls.ts';

const words = peoplePage.invite;

/** Invites somebody; the link is shown once, also when it was sent by e-mail. */
export function Invite({ onChanged }: { onChanged: (people: People) => void }) {
  const id = useId();
  const { busy, run } = useAction();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<(typeof roles)[number]>('office');
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState<(Invited & { email: string }) | null>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || email.trim() === '') return setError(words.missing);
    setError(undefined);
    void run(async () => {
      const invited = await invite({ name: name.trim(), email: email.trim(), role });
      setSent({ ...invited, email: email.trim() });
      setName('');
      setEmail('');
      onChanged(invited.people);
    });
  };
  return (
    <Group aria-labelledby={`${id}-heading`}>
      <GroupHeading id={`${id}-heading`}>{words.heading}</GroupHeading>
      <CardText>{words.text}</CardText>
      <NarrowForm noValidate onSubmit={submit}>
        <TextField
          label={accountFields.name}
          maxLength={personLimits.nameMax}
          autoComplete="off"
          required
          value={name}
          onChange={setName}
        />
        <TextField
          label={accountFields.email}
          type="email"
          autoComplete="off"
          required
          error={error}
          value={email}
          onChange={setEmail}
        />
        <FieldFrame id={`${id}-role`} label={words.role}>
          <Select
            id={`${id}-role`}
            value={role}
            onChange={({ target }) => setRole(roleSchema.parse(target.value))}
          >
            {[...roles].reverse().map((one) => (
              <option key={one} value={one}>
                {words.roles[one]}
              </option>
            ))}
          </Select>
        </FieldFrame>
        <Button type="submit" disabled={busy}>
          {busy ? words.button.busy : words.button.idle}
        </Button>
      </NarrowForm>
      {sent === null ? null : <SentLink sent={sent} />}
    </Group>
  );
}

function SentLink({ sent: { path, isMailed, email } }: { sent: Invited & { email: string } }) {
  const address = `${location.origin}${path}`;
  const copy = async () => {
    const isCopied = await copyToClipboard(address);
    toast(
      isCopied
        ? { variant: 'success', title: words.copied }
        : { variant: 'error', title: words.notCopied },
      'corner',
    );
  };
  return (
    <Notice role="status" title={isMailed ? words.mailed(email) : words.byHand}>
      <Raw>{address}</Raw>
      <ButtonRow>
        <Button type="button" variant="outlined" onClick={() => void copy()}>
          {words.copy}
        </Button>
      </ButtonRow>
    </Notice>
  );
}
