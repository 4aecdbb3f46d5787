import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { inbox } from '#content/admin/inbox.ts';
import { workOf } from '#contract/admin/lead-work.ts';
import type { LeadSummary } from '#contract/admin/leads.ts';
import { formatDuration, formatTime } from '../shared/format.ts';

const Promised = styled('time')(({ theme }) => ({
  fontWeight: 650,
  color: theme.vars.palette.brand.ochre,
  '&[data-late]': { color: theme.vars.palette.brand.alarm },
}));

/** The deadline promised to the visitor of an unanswered lead, or how late it is. */
export function AnswerBy({ lead }: { lead: LeadSummary }) {
  const now = useMinute();
  const { answerBy } = lead;
  if (!answerBy || !isPromised(lead)) return null;
  const late = now - Date.parse(answerBy);
  const words =
    late > 0
      ? inbox.answer.late(formatDuration(late))
      : inbox.answer.by(formatTime(answerBy, new Date(now)));
  return (
    <Promised dateTime={answerBy} {...(late > 0 ? { 'data-late': '' } : {})}>
      {words}
    </Promised>
  );
}

/** Whether the visitor still waits for an answer that was promised. */
export function isPromised(lead: LeadSummary): boolean {
  return Boolean(lead.answerBy) && lead.spam === null && workOf(lead).stage === 'new';
}

const MINUTE_MS = 60_000;

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  // Timers are suspended in the background.
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

const endOfMinute = () => (Math.floor(Date.now() / MINUTE_MS) + 1) * MINUTE_MS;

/** End of the current minute, in milliseconds since 1970; updates every minute. */
export function useMinute(): number {
  return useSyncExternalStore(everyMinute, endOfMinute, endOfMinute);
}
