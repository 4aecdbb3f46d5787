import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { useKeptFocus } from '#components/use-kept-focus.ts';
import { requests } from '#content/requests.ts';
import { NothingListed } from './NothingListed.tsx';
import { RequestGroups } from './RequestGroups.tsx';
import type { OutboxView } from './outbox-store.ts';
import { useWholeOutbox } from './use-outbox.ts';

/** As tall as a screen from the start, so that the list moves nothing when it has been read. */
const Region = styled('div')({ minHeight: '70vh' });

type Props = {
  /** Opens a waiting request for correction. */
  readonly onEdit: (id: string) => void;
};

/** Everything sent from this phone and how it stands, live across tabs and the worker. */
export function RequestsList({ onEdit }: Props) {
  const view = useWholeOutbox();
  const region = useRef<HTMLDivElement>(null);
  // A pressed button may go with its request, and its request's heading with the last of them.
  const keptFocus = useKeptFocus(region, 'h2');
  return (
    <Region ref={region} {...keptFocus}>
      <Content view={view} onEdit={onEdit} />
      <noscript>
        <Typography>{requests.noScript}</Typography>
      </noscript>
    </Region>
  );
}

function Content({ view, onEdit }: Props & { view: OutboxView }) {
  if (view.status === 'unread') {
    return <Typography className="needs-script">{requests.reading}</Typography>;
  }
  if (view.status !== 'ready') return <NothingListed reason={view.status} />;
  if (view.rows.length === 0) return <NothingListed reason="empty" />;
  return <RequestGroups rows={view.rows} photos={view.photos} onEdit={onEdit} />;
}
