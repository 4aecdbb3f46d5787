import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, useRef, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { requests } from '#content/requests.ts';
import { isAppleTouch } from '#outbox/core/capabilities.ts';
import type { Submission } from '#outbox/core/record.ts';
import { waitingStates } from '#outbox/core/schedule.ts';
import type { Photo } from '#outbox/photos/record.ts';
import { RequestRows } from './RequestRows.tsx';
import { SetAsideNote } from './SetAsideNote.tsx';
import { clearAllDelivered, deleteRequest, sendNow } from './request-actions.ts';
import { useSendsOnlyWhileOpen } from './use-capabilities.ts';

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
  const note = noteOfLimits(useSendsOnlyWhileOpen());
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
        <Typography variant="h2" id={id} ref={title} tabIndex={-1}>
          {heading}
        </Typography>
        {all}
      </Head>
      {note === null ? null : <Typography>{note}</Typography>}
      <RequestRows rows={rows} photos={photos} onEdit={onEdit} onDelete={onDelete} />
    </Group>
  );
}

/** What must be said of a browser that sends only while the site is open. */
function noteOfLimits(onlyWhileOpen: boolean): string | null {
  if (!onlyWhileOpen) return null;
  return isAppleTouch() ? requests.iphone : requests.onlyWhileOpen;
}
