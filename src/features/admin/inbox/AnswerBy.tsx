import { styled } from '@mui/material/styles';
import type { LeadSummary } from '#contract/admin/admin.ts';
import { inbox } from '#content/admin/inbox.ts';
import { formatDuration, formatTime } from '../shared/format.ts';
import { useMinute } from '../shared/use-minute.ts';
import { workOf } from './work/work-of.ts';

const Promised = styled('time')(({ theme }) => ({
  fontWeight: 650,
  color: theme.vars.palette.brand.ochre,
  '&[data-late]': { color: theme.vars.palette.brand.alarm },
}));

/** Until when a lead that nobody has answered is to be, as its visitor was told; then how late it is. */
export function AnswerBy({ lead }: { lead: LeadSummary }) {
  const now = useMinute();
  const { answerBy, spam } = lead;
  if (!answerBy || spam !== null || workOf(lead).stage !== 'new') return null;
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
