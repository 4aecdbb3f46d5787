import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { requests } from '#content/requests.ts';
import type { Submission } from '#outbox/core/record.ts';
import { type as typeScale } from '#theme/tokens.ts';
import { fieldReasonsOf, reasonOf } from './failure-words.ts';
import { formatWait } from './format-time.ts';
import { useNow } from './use-now.ts';

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
  const waits = row.state === 'pending' || row.state === 'paused';
  return (
    <Facts>
      {waits ? <li>{nextTry(row.nextAttemptAt - now)}</li> : null}
      {row.attempts > 0 ? <li>{requests.attempts(row.attempts)}</li> : null}
      {failure && waitsForUs(row) ? <li>{`${requests.reason}: ${reasonOf(failure)}`}</li> : null}
      {failure ? fieldReasonsOf(failure).map((reason) => <li key={reason}>{reason}</li>) : null}
    </Facts>
  );
}

/** A parked or paused request says in its own text why it is so. */
function waitsForUs({ state }: Submission): boolean {
  return state === 'pending' || state === 'sending';
}

function nextTry(wait: number): string {
  return wait > 0 ? requests.nextTryIn(formatWait(wait)) : requests.nextTryNow;
}
