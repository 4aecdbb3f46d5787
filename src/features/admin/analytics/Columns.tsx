import { BarChart } from '@mui/x-charts/BarChart';
import type { Bar } from './Bars.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { useColours } from './colours.ts';

const HEIGHT_PX = 260;
const AXIS_PX = 28;
const NUMBERS_PX = 36;

const whole = (value: number) => (Number.isInteger(value) ? `${value}` : '');

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
        xAxis={[{ data: bars.map((bar) => bar.label), height: AXIS_PX, disableTicks: true }]}
        yAxis={[
          {
            width: NUMBERS_PX,
            min: 0,
            tickMinStep: 1,
            disableLine: true,
            disableTicks: true,
            valueFormatter: whole,
          },
        ]}
        series={[{ data: bars.map(({ value }) => value), color: usual }]}
      />
    </ChartFrame>
  );
}
