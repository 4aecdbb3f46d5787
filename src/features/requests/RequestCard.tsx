import { styled } from '@mui/material/styles';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { CSSProperties } from 'react';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import { requests } from '#content/requests.ts';
import type { Submission } from '#outbox/core/record.ts';
import type { SubmissionState } from '#outbox/core/schedule.ts';
import { envelopeOf } from '#outbox/leads/actions.ts';
import { useStore } from '#components/use-store.ts';
import { waitingWords } from '#content/waiting.ts';
import type { Prospect } from '#contract/waiting.ts';
import { prospectStore } from '#outbox/core/capabilities.ts';
import type { Photo } from '#outbox/photos/record.ts';
import { sizes, type as typeScale, type Colour } from '#theme/tokens.ts';
import { Receipt } from './Receipt.tsx';
import { RequestButtons } from './RequestButtons.tsx';
import { RequestPhotos } from './RequestPhotos.tsx';
import { describeRequest, fieldReasonsOf, reasonOf } from './describe.ts';
import { formatMoment, formatWait, useNow } from './time.ts';

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
  onDelete: (id: string, isEverywhere: boolean) => void;
  /** Its place in a list of which only a part is in the page. */
  place?: CardPlace;
}) {
  const { state } = row;
  const prospect = useStore(prospectStore);
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
        <Typography>{textOf(row, prospect)}</Typography>
        {state === 'delivered' ? <Receipt row={row} /> : null}
        <RequestPhotos row={row} photos={photos} />
        {gone ? null : <RequestFacts row={row} />}
        <RequestButtons row={row} onEdit={onEdit} onDelete={onDelete} />
      </Body>
    </Card>
  );
}

function textOf({ state, lastFailure }: Submission, prospect: Prospect): string {
  if (state === 'pending') return waitingWords(prospect).card;
  if (state === 'kept' && lastFailure !== null) return requests.notDeleted;
  return requests.states[state].text;
}

function AboutLine({ row }: { row: Submission }) {
  const envelope = envelopeOf(row);
  if (!envelope) return null;
  const { service, location } = describeRequest(envelope);
  const words = [service, location].filter((part) => part !== '').join(', ');
  return words === '' ? null : <About>{words}</About>;
}

const INKS: Readonly<Record<SubmissionState, Colour>> = {
  pending: 'ochre',
  sending: 'harbour',
  paused: 'ochre',
  parked: 'alarm',
  delivered: 'eucalypt',
  unconfirmed: 'eucalypt',
  withdrawn: 'ochre',
  kept: 'alarm',
};

const BACKGROUNDS: Readonly<Record<SubmissionState, Colour>> = {
  pending: 'ochreWash',
  sending: 'sandstoneWash',
  paused: 'ochreWash',
  parked: 'alarmWash',
  delivered: 'eucalyptWash',
  unconfirmed: 'eucalyptWash',
  withdrawn: 'ochreWash',
  kept: 'alarmWash',
};

const Mark = styled(Chip, { shouldForwardProp: (prop) => prop !== 'state' })<{
  state: SubmissionState;
}>(({ theme, state }) => ({
  color: theme.vars.palette.brand[INKS[state]],
  backgroundColor: theme.vars.palette.brand[BACKGROUNDS[state]],
  letterSpacing: '0.04em',
  '& > span': { padding: theme.spacing(0.25, 1) },
}));

/** The state of a request as a stamped mark. */
export function StateMark({ state }: { state: SubmissionState }) {
  return <Mark state={state} label={requests.states[state].label} />;
}

const Facts = styled(List)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.25),
  fontSize: typeScale.small,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.brand.inkSoft,
}));

/** What is known of a request that has not arrived: next try, tries so far, and why. */
export function RequestFacts({ row }: { row: Submission }) {
  const now = useNow();
  const { lastFailure: failure } = row;
  const waits = ['pending', 'paused', 'withdrawn'].includes(row.state);
  return (
    <Facts>
      {waits ? <li>{nextTry(row.nextAttemptAt - now)}</li> : null}
      {row.attempts > 0 && row.state !== 'kept' ? <li>{requests.attempts(row.attempts)}</li> : null}
      {failure && waitsForUs(row) ? <li>{`${requests.reason}: ${reasonOf(failure)}`}</li> : null}
      {failure ? fieldReasonsOf(failure).map((reason) => <li key={reason}>{reason}</li>) : null}
    </Facts>
  );
}

/** A parked or paused request says in its own text why it is so. */
function waitsForUs({ state }: Submission): boolean {
  return state === 'pending' || state === 'sending' || state === 'withdrawn';
}

function nextTry(wait: number): string {
  return wait > 0 ? requests.nextTryIn(formatWait(wait)) : requests.nextTryNow;
}
