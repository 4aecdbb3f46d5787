import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { RowList } from '#components/lists.ts';
import { ConfirmDialog } from '#components/ModalDialog.tsx';
import { Stamp } from '#components/text.tsx';
import { peoplePage as words, roleLabels } from '#content/admin/account.ts';
import type { People } from '#contract/admin/people.ts';
import { useRemote } from '../api/queries.ts';
import { useSignInFacts } from '../session/session.ts';
import {
  ButtonRow,
  Group,
  GroupHeading,
  Quiet,
  ScreenStack,
  SpreadRow,
} from '../shared/elements.tsx';
import { formatMoment } from '../shared/format.ts';
import { RemoteView } from '../shared/Notice.tsx';
import { useAction } from '../shared/use-action.ts';
import { Invite } from './Invite.tsx';
import { changeRole, loadPeople, removePerson, withdrawInvitation } from './people-calls.ts';

export const AccountRow = styled(SpreadRow)(({ theme }) => ({
  '&&&': {
    paddingBlock: theme.spacing(1.5),
  },
  '& > div:first-of-type': { minWidth: 0, flex: '1 1 16rem', overflowWrap: 'anywhere' },
  '& h3': { ...theme.typography.body1, fontWeight: 650 },
}));

type Person = People['people'][number];
type Changed = (people: People) => void;

/** Who signs in, invitations that wait, and the form to invite somebody. */
export function PeopleList() {
  const { remote, retry, replace } = useRemote(['people'], loadPeople);
  return (
    <RemoteView remote={remote} words={words} onRetry={retry}>
      {({ people, invitations }) => (
        <ScreenStack>
          <Group aria-labelledby="people-list">
            <GroupHeading id="people-list">{words.list}</GroupHeading>
            <RowList>
              {people.map((person) => (
                <PersonRow key={person.id} person={person} onChanged={replace} />
              ))}
            </RowList>
          </Group>
          {invitations.length === 0 ? null : (
            <Waiting invitations={invitations} onChanged={replace} />
          )}
          <Invite onChanged={replace} />
        </ScreenStack>
      )}
    </RemoteView>
  );
}

function PersonRow({ person, onChanged }: { person: Person; onChanged: Changed }) {
  const { id, email, role, isFirst, lastSeenAt } = person;
  const { busy, run } = useAction();
  const [isAsking, setAsking] = useState(false);
  const isSelf = useSignInFacts().person?.id === id;
  const name = person.name || words.nameless;
  const other = role === 'owner' ? 'office' : 'owner';
  const remove = async () => {
    setAsking(false);
    await run(async () => onChanged(await removePerson(id)), words.removed(name));
  };
  return (
    <AccountRow>
      <div>
        <Typography component="h3">
          {name}
          {isSelf ? ` (${words.you})` : ''} <Stamp>{roleLabels[role]}</Stamp>
        </Typography>
        {email === '' ? null : <Quiet>{email}</Quiet>}
        <Quiet>
          {lastSeenAt === null ? words.neverSeen : words.lastSeen(formatMoment(lastSeenAt))}
          {', '}
          {factorsOf(person)}
          {isFirst ? `. ${words.first}` : ''}
        </Quiet>
      </div>
      {isFirst || isSelf ? null : (
        <ButtonRow>
          <Button
            type="button"
            variant="outlined"
            disabled={busy}
            aria-label={`${other === 'owner' ? words.makeOwner : words.makeOffice}: ${name}`}
            onClick={() =>
              void run(async () => onChanged(await changeRole(id, other)), words.changed)
            }
          >
            {other === 'owner' ? words.makeOwner : words.makeOffice}
          </Button>
          <Button
            type="button"
            variant="text"
            disabled={busy}
            aria-label={`${words.remove}: ${name}`}
            onClick={() => setAsking(true)}
          >
            {words.remove}
          </Button>
        </ButtonRow>
      )}
      {isAsking ? (
        <ConfirmDialog
          texts={words.confirmRemove(name)}
          onCancel={() => setAsking(false)}
          onConfirm={() => void remove()}
        />
      ) : null}
    </AccountRow>
  );
}

function factorsOf({ hasCodes, passkeys }: Person): string {
  const factors = [
    ...(hasCodes ? [words.codes] : []),
    ...(passkeys === 0 ? [] : [words.passkeys(passkeys)]),
  ];
  return factors.length === 0 ? words.passwordOnly : factors.join(', ');
}

function Waiting({
  invitations,
  onChanged,
}: {
  invitations: People['invitations'];
  onChanged: Changed;
}) {
  const { busy, run } = useAction();
  return (
    <Group aria-labelledby="people-waiting">
      <GroupHeading id="people-waiting">{words.waiting.heading}</GroupHeading>
      <RowList>
        {invitations.map(({ id, name, email, role, expiresAt }) => (
          <AccountRow key={id}>
            <div>
              <Typography component="h3">
                {name} <Stamp>{roleLabels[role]}</Stamp>
              </Typography>
              <Quiet>
                {email}, {words.waiting.until(formatMoment(expiresAt))}
              </Quiet>
            </div>
            <Button
              type="button"
              variant="outlined"
              disabled={busy}
              aria-label={`${words.waiting.withdraw}: ${name}`}
              onClick={() =>
                void run(
                  async () => onChanged(await withdrawInvitation(id)),
                  words.waiting.withdrawn,
                )
              }
            >
              {words.waiting.withdraw}
            </Button>
          </AccountRow>
        ))}
      </RowList>
    </Group>
  );
}
