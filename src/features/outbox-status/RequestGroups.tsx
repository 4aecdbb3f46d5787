import styled from '@emotion/styled';
import { useId, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { Bonded } from '#components/Bonded.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { requests } from '#content/requests.ts';
import type { Submission } from '#outbox/record.ts';
import { waitingStates } from '#outbox/states.ts';
import { isAppleTouch, sendsWhenClosed } from './abilities.ts';
import { clearAllDelivered, deleteRequest, sendNow } from './request-actions.ts';
import { RequestCard } from './RequestCard.tsx';
import { SetAsideNote } from './SetAsideNote.tsx';

const Groups = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  '& p': { margin: 0 },
}));

const Group = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& h2': { ...theme.typography.h2, margin: 0, '&:focus': { outline: 'none' } },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 3),
}));

const never = () => () => undefined;

/** What waits, then what has gone, each newest first. */
export function RequestGroups({
  rows,
  onEdit,
}: {
  rows: readonly Submission[];
  onEdit: (id: string) => void;
}) {
  const waiting = rows.filter((row) => waitingStates.includes(row.state));
  const gone = rows.filter((row) => !waitingStates.includes(row.state));
  const retryable = waiting.filter((row) => row.state !== 'sending').map((row) => row.id);
  const note = useSyncExternalStore(never, noteOfLimits, () => null);
  return (
    <Groups>
      {/* The count is announced when it changes, whoever changed it. */}
      <VisuallyHidden role="status">
        {waiting.length > 0 ? requests.countLabel(waiting.length) : requests.noneWaiting}
      </VisuallyHidden>
      {waiting.length > 0 ? (
        <RequestGroup
          heading={requests.waitingHeading}
          rows={waiting}
          onEdit={onEdit}
          all={
            retryable.length > 1 ? (
              <ActionButton type="button" onClick={() => void sendNow(retryable)}>
                {requests.buttons.retryAll}
              </ActionButton>
            ) : null
          }
          note={note}
        />
      ) : null}
      {gone.length > 0 ? (
        <RequestGroup
          heading={requests.sentHeading}
          rows={gone}
          onEdit={onEdit}
          all={
            gone.some((row) => row.state === 'delivered') ? (
              <ActionButton type="button" emphasis="line" onClick={() => void clearAllDelivered()}>
                {requests.buttons.clearAll}
              </ActionButton>
            ) : null
          }
          note={null}
        />
      ) : null}
      <SetAsideNote />
    </Groups>
  );
}

function RequestGroup({
  heading,
  rows,
  onEdit,
  all,
  note,
}: {
  heading: string;
  rows: readonly Submission[];
  onEdit: (id: string) => void;
  all: ReactNode;
  note: string | null;
}) {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const onDelete = (rowId: string) => {
    // The pressed button goes with its card; the focus must not be lost with it.
    title.current?.focus();
    void deleteRequest(rowId);
  };
  return (
    <Group aria-labelledby={id}>
      <Head>
        <h2 id={id} ref={title} tabIndex={-1}>
          {heading}
        </h2>
        {all}
      </Head>
      {note === null ? null : <p>{note}</p>}
      <Bonded as="ul">
        {rows.map((row) => (
          <RequestCard key={row.id} row={row} onEdit={onEdit} onDelete={onDelete} />
        ))}
      </Bonded>
    </Group>
  );
}

/** What must be said of a browser that sends only while the site is open. */
function noteOfLimits(): string | null {
  if (sendsWhenClosed()) return null;
  return isAppleTouch() ? requests.iphone : requests.onlyWhileOpen;
}
