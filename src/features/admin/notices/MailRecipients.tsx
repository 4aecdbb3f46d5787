import Button from '@mui/material/Button';
import { useId, useState, type FormEvent } from 'react';
import { isMailAddress, type NoticeChange, type NoticeSetup } from '#contract/admin/notices.ts';
import { fieldAria, FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Input } from '#components/fields/controls.tsx';
import { RowList } from '#components/lists.ts';
import { noticesPage } from '#content/admin/notices.ts';
import { Notice } from '../shared/Notice.tsx';
import { ButtonRow, CardText, Group, GroupHeading, Quiet } from '../shared/elements.tsx';
import { createUnsaved } from '../shared/unsaved.ts';
import { changeNotices, type NoticeActions, testMail } from './notice-actions.ts';
import { Recipient } from './Recipient.tsx';

const words = noticesPage.mail;

/** An address that was typed but not added, kept across screens. */
const unsaved = createUnsaved<'address', string>();

/** E-mail recipients, and what the server lacks to send e-mail. */
export function MailRecipients({ setup, actions }: { setup: NoticeSetup; actions: NoticeActions }) {
  const { settings, mailMissing, knowsAddress } = setup;
  const { recipients } = settings;
  const save = (change: NoticeChange) => actions.change(() => changeNotices(change));
  const canMail = mailMissing.length === 0;
  return (
    <Group aria-labelledby="notices-mail">
      <GroupHeading id="notices-mail">{words.heading}</GroupHeading>
      {canMail ? null : (
        <Notice tone="waiting" title={words.missingTitle}>
          <CardText>{words.missing(mailMissing)}</CardText>
        </Notice>
      )}
      {canMail && !knowsAddress ? <Quiet>{words.noAddress}</Quiet> : null}
      {recipients.length === 0 ? (
        <Quiet>{words.none}</Quiet>
      ) : (
        <RowList>
          {recipients.map(({ email, ...preferences }) => (
            <Recipient
              key={email}
              name={email}
              preferences={preferences}
              busy={actions.busy}
              words={words}
              onPreference={(change) => void save({ changed: { email, ...change } })}
              onTest={canMail ? () => void actions.test(() => testMail(email)) : null}
              onRemove={() => void save({ removed: email })}
            />
          ))}
        </RowList>
      )}
      <Add busy={actions.busy} onAdd={(email) => save({ added: email })} />
    </Group>
  );
}

function Add({ busy, onAdd }: { busy: boolean; onAdd: (email: string) => Promise<boolean> }) {
  const id = useId();
  const typed = unsaved.useKept('address') ?? '';
  const [wrong, setWrong] = useState(false);
  const error = wrong ? words.wrong : undefined;
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const email = typed.trim();
    const good = isMailAddress(email);
    setWrong(!good);
    if (!good) return;
    // Another address may have been started meanwhile.
    if ((await onAdd(email)) && unsaved.of('address')?.trim() === email) {
      unsaved.keep('address', undefined);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void add(event)}>
      <FieldFrame id={id} label={words.label} error={error}>
        <ButtonRow>
          <Input
            id={id}
            type="email"
            autoComplete="email"
            value={typed}
            onChange={({ target }) => unsaved.keep('address', target.value || undefined)}
            {...fieldAria(id, error, undefined)}
          />
          <Button type="submit" disabled={busy}>
            {words.add}
          </Button>
        </ButtonRow>
      </FieldFrame>
    </form>
  );
}
