import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import { RouterLink } from '#components/PageLink.tsx';
import { useKeptFocus } from '#components/use-kept-focus.ts';
import { business } from '#content/business.ts';
import { requests } from '#content/requests.ts';
import { thankYou } from '#content/thank-you.ts';
import { useStore } from '#components/use-store.ts';
import { wholeOutbox } from '#outbox/page/view.ts';
import { refreshOutbox, type OutboxView } from '#outbox/page/view.ts';
import { sizes } from '#theme/tokens.ts';
import { RequestGroups, SetAsideNote } from './RequestGroups.tsx';

/** As tall as a screen from the start, so that the list moves nothing when it has been read. */
const Region = styled('div')({ minHeight: '70vh' });

type Props = {
  /** Opens a waiting request for correction. */
  readonly onEdit: (id: string) => void;
};

/** Everything sent from this phone and how it stands, live across tabs and the worker. */
export function RequestsList({ onEdit }: Props) {
  const view = useStore(wholeOutbox);
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

const Block = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  maxWidth: sizes.measure,
}));

/** Shown instead of an empty list: nothing sent, no storage, or storage that can't be read. */
export function NothingListed({ reason }: { reason: 'empty' | 'unavailable' | 'failed' }) {
  if (reason === 'failed') {
    return (
      <Block role="status">
        <Typography>{requests.loadFailed}</Typography>
        <Button type="button" variant="outlined" onClick={() => void refreshOutbox()}>
          {requests.buttons.readAgain}
        </Button>
      </Block>
    );
  }
  const { title, text } = requests[reason];
  return (
    <Block role="status">
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography>{text}</Typography>
      {reason === 'empty' ? (
        <>
          <SetAsideNote />
          <Button component={RouterLink} to={requests.empty.link.href}>
            {requests.empty.link.label}
          </Button>
        </>
      ) : (
        <Button href={business.phone.href}>{thankYou.call}</Button>
      )}
    </Block>
  );
}
