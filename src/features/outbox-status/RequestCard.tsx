import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { requests } from '#content/requests.ts';
import type { Submission } from '#outbox/core/record.ts';
import type { SubmissionState } from '#outbox/core/schedule.ts';
import { envelopeOf } from '#outbox/leads/actions.ts';
import type { Photo } from '#outbox/photos/record.ts';
import { sizes, type as typeScale } from '#theme/tokens.ts';
import { Receipt } from './Receipt.tsx';
import { RequestButtons } from './RequestButtons.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { RequestPhotos } from './RequestPhotos.tsx';
import { StateMark } from './StateMark.tsx';
import { describeRequest } from './describe-request.ts';
import { formatMoment } from './format-time.ts';
import { useSendsOnlyWhileOpen } from './use-capabilities.ts';

const Card = styled(ListItem)(({ theme }) => ({
  // The list's own style for its items is stronger.
  '&&&': { display: 'grid' },
  gap: theme.spacing(2),
  alignContent: 'start',
  scrollMarginTop: sizes.navBar,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 7fr)',
    columnGap: theme.spacing(4),
  },
}));

/** The surveyor's margin: the state, and when. */
const Margin = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'start',
  gap: theme.spacing(1, 2),
  '& > time': {
    fontSize: typeScale.note,
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.brand.inkSoft,
  },
}));

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  minWidth: 0,
}));

const About = styled(Typography)({ fontWeight: 600, overflowWrap: 'anywhere' });

/** What a card needs of its place in a list. */
type CardPlace = {
  readonly ref?: (element: HTMLLIElement | null) => void;
  readonly 'data-index'?: number;
  readonly 'aria-setsize'?: number;
  readonly 'aria-posinset'?: number;
  readonly style?: CSSProperties;
};

/** One request: when, which form, how it stands in plain words, and what can be done. */
export function RequestCard({
  row,
  photos,
  onEdit,
  onDelete,
  place,
}: {
  row: Submission;
  photos: readonly Photo[];
  onEdit: (id: string) => void;
  onDelete: (id: string) => void;
  /** Its place in a list of which only a part is in the page. */
  place?: CardPlace;
}) {
  const { state } = row;
  const onlyWhileOpen = useSendsOnlyWhileOpen();
  const gone = state === 'delivered' || state === 'unconfirmed';
  const when = gone ? (row.settledAt ?? row.createdAt) : row.createdAt;
  return (
    <Card id={`request-${row.id}`} {...place}>
      <Margin>
        <StateMark state={state} />
        {state === 'delivered' ? null : (
          <time dateTime={new Date(when).toISOString()}>
            {`${gone ? requests.sentAt : requests.writtenAt} ${formatMoment(when)}`}
          </time>
        )}
      </Margin>
      <Body>
        <Typography variant="h3">{requests.forms[row.formType]}</Typography>
        <AboutLine row={row} />
        <Typography>{textOf(state, onlyWhileOpen)}</Typography>
        {state === 'delivered' ? <Receipt row={row} /> : null}
        <RequestPhotos row={row} photos={photos} />
        {gone ? null : <RequestFacts row={row} />}
        <RequestButtons row={row} onEdit={onEdit} onDelete={onDelete} />
      </Body>
    </Card>
  );
}

function textOf(state: SubmissionState, onlyWhileOpen: boolean): string {
  if (state === 'pending' && onlyWhileOpen) return requests.pendingOnlyOpen;
  return requests.states[state].text;
}

function AboutLine({ row }: { row: Submission }) {
  const envelope = envelopeOf(row);
  if (!envelope) return null;
  const { service, location } = describeRequest(envelope);
  const words = [service, location].filter((part) => part !== '').join(', ');
  return words === '' ? null : <About>{words}</About>;
}
