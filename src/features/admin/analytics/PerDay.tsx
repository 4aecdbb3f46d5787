import { BarChart } from '@mui/x-charts/BarChart';
import { analytics as words } from '#content/admin/analytics.ts';
import type { Analytics } from '#contract/admin/analytics.ts';
import { Group, GroupHeading, Quiet } from '../shared/elements.tsx';
import { formatDay } from '../shared/format.ts';
import type { Bar } from './Bars.tsx';
import { ChartFrame, useColours } from './ChartFrame.tsx';
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

const HEIGHT_PX = 260;
const DAYS_AXIS_PX = 28;
const NUMBERS_PX = 36;

const wholeNumber = (value: number) => (Number.isInteger(value) ? `${value}` : '');

/** Bars side by side over time. */
export function Columns({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const { usual } = useColours();
  return (
    <ChartFrame role="img" aria-label={label}>
      <BarChart
        height={HEIGHT_PX}
        hideLegend
        disableKeyboardNavigation
        margin={{ left: 0, top: 8, right: 0, bottom: 0 }}
        grid={{ horizontal: true }}
        xAxis={[{ data: bars.map((bar) => bar.label), height: DAYS_AXIS_PX, disableTicks: true }]}
        yAxis={[
          {
            width: NUMBERS_PX,
            min: 0,
            tickMinStep: 1,
            disableLine: true,
            disableTicks: true,
            valueFormatter: wholeNumber,
          },
        ]}
        series={[{ data: bars.map(({ value }) => value), color: usual }]}
      />
    </ChartFrame>
  );
}
