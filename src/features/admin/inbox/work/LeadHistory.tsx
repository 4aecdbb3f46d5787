import { styled } from '@mui/material/styles';
import { leadWork } from '#content/admin/lead-work.ts';
import { formatMoment } from '../../parts/format.ts';
import { Group } from '../../parts/table.ts';
import { PartHeading, Quiet } from '../../parts/text.tsx';
import { uniqueKeys } from '../../parts/unique-keys.ts';
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
      <PartHeading>{leadWork.history.heading}</PartHeading>
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
