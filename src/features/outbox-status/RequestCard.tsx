import styled from '@emotion/styled';
import { Stone } from '#components/Bonded.tsx';
import { requests } from '#content/requests.ts';
import { envelopeOf } from '#outbox/actions.ts';
import type { Submission } from '#outbox/record.ts';
import { sizes, type as typeScale } from '#theme/tokens.ts';
import { describeRequest } from './describe-request.ts';
import { formatMoment } from './format-time.ts';
import { Receipt } from './Receipt.tsx';
import { RequestButtons } from './RequestButtons.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { StateMark } from './StateMark.tsx';

const Card = styled(Stone)(({ theme }) => ({
  display: 'grid',
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
    color: theme.vars.palette.stone.inkSoft,
  },
}));

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  minWidth: 0,
  '& h3': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: 0 },
}));

const About = styled('p')({ fontWeight: 600, overflowWrap: 'anywhere' });

/** One request: when, which form, how it stands in plain words, and what can be done. */
export function RequestCard({
  row,
  onEdit,
  onDelete,
}: {
  row: Submission;
  onEdit: (id: string) => void;
  onDelete: (id: string) => void;
}) {
  const { state } = row;
  const gone = state === 'delivered' || state === 'unconfirmed';
  const when = gone ? (row.settledAt ?? row.createdAt) : row.createdAt;
  return (
    <Card as="li" id={`request-${row.id}`}>
      <Margin>
        <StateMark state={state} />
        {state === 'delivered' ? null : (
          <time dateTime={new Date(when).toISOString()}>
            {`${gone ? requests.sentAt : requests.writtenAt} ${formatMoment(when)}`}
          </time>
        )}
      </Margin>
      <Body>
        <h3>{requests.forms[row.formType]}</h3>
        <AboutLine row={row} />
        <p>{requests.states[state].text}</p>
        {state === 'delivered' ? <Receipt row={row} /> : null}
        {gone ? null : <RequestFacts row={row} />}
        <RequestButtons row={row} onEdit={onEdit} onDelete={onDelete} />
      </Body>
    </Card>
  );
}

function AboutLine({ row }: { row: Submission }) {
  const envelope = envelopeOf(row);
  if (!envelope) return null;
  const { service, location } = describeRequest(envelope);
  const words = [service, location].filter((part) => part !== '').join(', ');
  return words === '' ? null : <About>{words}</About>;
}
