import type { Analytics } from '#contract/admin/analytics.ts';
import { analytics as words } from '#content/admin/analytics.ts';
import { formatDay } from '../shared/format.ts';
import { Group } from '../shared/table.ts';
import { GroupHeading, Quiet } from '../shared/text.tsx';
import { Columns } from './Columns.tsx';
import { Numbers } from './Numbers.tsx';

const HEADING = 'per-day-heading';

/** Leads of each day. */
export function PerDay({ figures: { days, total } }: { figures: Analytics }) {
  const most = days.reduce((best, day) => (day.total > best.total ? day : best), {
    day: '',
    total: 0,
  });
  const bars = days.map(({ day, total: value }) => ({ id: day, label: formatDay(day), value }));
  const summary = `${words.perDay.summary(total)}. ${words.perDay.most(most.total, formatDay(most.day))}`;
  return (
    <Group aria-labelledby={HEADING}>
      <GroupHeading id={HEADING}>{words.perDay.heading}</GroupHeading>
      <Quiet>{summary}</Quiet>
      <Columns label={`${words.perDay.heading}: ${summary}`} bars={bars} />
      <Numbers
        heading={HEADING}
        columns={[words.perDay.day, words.perDay.leads]}
        rows={bars.map(({ id, label, value }) => ({ id, name: label, values: [`${value}`] }))}
      />
    </Group>
  );
}
