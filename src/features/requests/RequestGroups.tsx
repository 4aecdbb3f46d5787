import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import Typography from '@mui/material/Typography';
import { VisuallyHidden } from '#components/text.tsx';
import { requests } from '#content/requests.ts';
import { waitingWords } from '#content/waiting.ts';
import type { Submission } from '#outbox/core/record.ts';
import { waitingStates } from '#outbox/core/schedule.ts';
import { setAsideCount } from '#outbox/core/rows.ts';
import { useStore } from '#components/use-store.ts';
import { isAppleTouch, prospectStore } from '#outbox/core/capabilities.ts';
import type { Photo } from '#outbox/photos/record.ts';
import { RequestRows } from './RequestRows.tsx';
import { clearAllDelivered, deleteRequest, sendNow } from './actions.ts';

const Groups = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
}));

const Group = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& h2:focus': { outline: 'none' },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 3),
}));

/** What waits, then what has gone, each newest first. */
export function RequestGroups({
  rows,
  photos,
  onEdit,
}: {
  rows: readonly Submission[];
  photos: readonly Photo[];
  onEdit: (id: string) => void;
}) {
  const waiting = rows.filter((row) => waitingStates.includes(row.state));
  const gone = rows.filter((row) => !waitingStates.includes(row.state));
  const retryable = waiting.filter((row) => row.state !== 'sending').map((row) => row.id);
  const { note } = waitingWords(useStore(prospectStore), isAppleTouch());
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
          photos={photos}
          onEdit={onEdit}
          all={
            retryable.length > 1 ? (
              <Button type="button" onClick={() => void sendNow(retryable)}>
                {requests.buttons.retryAll}
              </Button>
            ) : null
          }
          note={note}
        />
      ) : null}
      {gone.length > 0 ? (
        <RequestGroup
          heading={requests.sentHeading}
          rows={gone}
          photos={photos}
          onEdit={onEdit}
          all={
            gone.some((row) => row.state === 'delivered') ? (
              <Button type="button" variant="outlined" onClick={() => void clearAllDelivered()}>
                {requests.buttons.clearAll}
              </Button>
            ) : null
          }
          note=""
        />
      ) : null}
      <SetAsideNote />
    </Groups>
  );
}

function RequestGroup({
  heading,
  rows,
  photos,
  onEdit,
  all,
  note,
}: {
  heading: string;
  rows: readonly Submission[];
  photos: readonly Photo[];
  onEdit: (id: string) => void;
  all: ReactNode;
  note: string;
}) {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const onDelete = (rowId: string, isEverywhere: boolean) => {
    // The pressed button goes with its card; the focus must not be lost with it.
    title.current?.focus();
    void deleteRequest(rowId, isEverywhere);
  };
  return (
    <Group aria-labelledby={id}>
      <Head>
        <Typography variant="h2" id={id} ref={title} tabIndex={-1}>
          {heading}
        </Typography>
        {all}
      </Head>
      {note === '' ? null : <Typography>{note}</Typography>}
      <RequestRows rows={rows} photos={photos} onEdit={onEdit} onDelete={onDelete} />
    </Group>
  );
}

/** Says that entries could not be read, if there are any. */
export function SetAsideNote() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let current = true;
    const ask = async () => {
      const found = await setAsideCount();
      if (current) setCount(found);
    };
    // Unanswered storage has its own words in the list.
    ask().catch(() => undefined);
    return () => {
      current = false;
    };
  }, []);
  if (count === 0) return null;
  return (
    <Typography>{`${requests.setAside(count)}. ${requests.states.unreadable.text}`}</Typography>
  );
}
