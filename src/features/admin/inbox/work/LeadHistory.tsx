import { styled } from '@mui/material/styles';
import { leadWork } from '#content/admin/lead-work.ts';
import { formatMoment } from '../../shared/format.ts';
import { Group } from '../../shared/table.ts';
import { GroupHeading, Quiet } from '../../shared/text.tsx';
import { uniqueKeys } from '../../shared/unique-keys.ts';
import { historyOf, type Past } from './history-of.ts';

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li > p': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
}));

/** All that happened to a lead, oldest first. */
export function LeadHistory({ lead }: { lead: Past }) {
  const past = historyOf(lead);
  const keys = uniqueKeys(past.map(({ at, who, text }) => `${at} ${who} ${text}`));
  return (
    <Group>
      <GroupHeading>{leadWork.history.heading}</GroupHeading>
      <Steps>
        {past.map(({ at, who, text }, index) => (
          <li key={keys[index]}>
            <Quiet component="span">
              <time dateTime={at}>{formatMoment(at)}</time>
              {who === '' ? null : `, ${who}`}
            </Quiet>
            <p>{text}</p>
          </li>
        ))}
      </Steps>
    </Group>
  );
}
