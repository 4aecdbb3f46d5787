import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsText, type ChartsTextProps } from '@mui/x-charts/ChartsText';
import { createContext, useContext } from 'react';
import { ChartFrame, useColours } from './ChartFrame.tsx';

/** One bar: its name and its size. */
export type Bar = { readonly id: string; readonly label: string; readonly value: number };

/** Values of one kind, one for each name; of several kinds each bar is made of parts. */
export type Part = {
  readonly id: string;
  readonly label: string;
  readonly colour: string;
  readonly values: readonly number[];
};

const BAR_PX = 50;
const AXIS_PX = 32;
const LEGEND_PX = 48;
/** Width of a letter of a bar's name, the widest counted. */
const LETTER_PX = 7.5;
const TICKS = 6;
/** Share of the width reserved after the longest bar, for its number. */
const ROOM_FOR_NUMBER = 0.3;
const CORNER_PX = 0;

const slots = { axisTickLabel: AxisLabel };

const whole = (value: number) => (Number.isInteger(value) ? `${value}` : '');

/** Horizontal bars with their numbers; `alarming` ones are bad news. */
export function Bars({
  label,
  bars,
  format = whole,
  alarming,
}: {
  label: string;
  bars: readonly Bar[];
  format?: (value: number) => string;
  alarming?: readonly string[];
}) {
  const { usual, alarm } = useColours();
  const names = bars.map((bar) => bar.label);
  const values = bars.map(({ value }) => value);
  const colours = bars.map(({ id }) => (alarming?.includes(id) === true ? alarm : usual));
  return (
    <Names value={names}>
      <ChartFrame role="img" aria-label={label}>
        <BarChart
          layout="horizontal"
          slots={slots}
          height={bars.length * BAR_PX}
          hideLegend
          disableKeyboardNavigation
          borderRadius={CORNER_PX}
          margin={{ left: 0, top: 0, right: 0, bottom: 0 }}
          yAxis={[
            {
              ...namesAxis(names),
              colorMap: { type: 'ordinal', values: names, colors: colours },
            },
          ]}
          xAxis={[
            { position: 'none', min: 0, max: Math.max(1, ...values) * (1 + ROOM_FOR_NUMBER) },
          ]}
          series={[
            {
              data: values,
              barLabel: ({ value }) => format(value ?? 0),
              barLabelPlacement: 'outside',
              valueFormatter: (value) => format(value ?? 0),
            },
          ]}
        />
      </ChartFrame>
    </Names>
  );
}

/** Stacked horizontal bars. */
export function PartedBars({
  label,
  names,
  parts,
}: {
  label: string;
  names: readonly string[];
  parts: readonly Part[];
}) {
  return (
    <Names value={names}>
      <ChartFrame role="img" aria-label={label}>
        <BarChart
          layout="horizontal"
          slots={slots}
          height={names.length * BAR_PX + AXIS_PX + LEGEND_PX}
          disableKeyboardNavigation
          borderRadius={CORNER_PX}
          margin={{ left: 0, top: 0, right: AXIS_PX / 2, bottom: 0 }}
          grid={{ vertical: true }}
          yAxis={[namesAxis(names)]}
          xAxis={[
            { height: AXIS_PX, min: 0, tickMinStep: 1, tickNumber: TICKS, valueFormatter: whole },
          ]}
          series={parts.map(({ id, label: name, colour, values }) => ({
            id,
            label: name,
            color: colour,
            data: values,
            stack: 'all',
          }))}
          slotProps={{ legend: { direction: 'horizontal', position: { vertical: 'bottom' } } }}
        />
      </ChartFrame>
    </Names>
  );
}

/** Length of the longest line of the names, in characters. */
function widest(names: readonly string[]): number {
  return Math.max(
    1,
    ...names.flatMap((name) =>
      broken(name)
        .split('\n')
        .map(({ length }) => length),
    ),
  );
}

const namesAxis = (names: readonly string[]) => ({
  data: names,
  width: widest(names) * LETTER_PX,
  disableLine: true,
  disableTicks: true,
  valueFormatter: (name: string, { location }: { location: string }) =>
    location === 'tick' ? markOf(names.indexOf(name)) : name,
});

export const Names = createContext<readonly string[]>([]);

const MARK = '#';

/** Placeholder for a bar's name: the axis itself truncates names instead of wrapping them. */
export const markOf = (index: number): string => `${MARK}${index}`;

/** An axis label: a bar's name, wrapped, or a number. */
export function AxisLabel({ text, ...props }: ChartsTextProps) {
  const names = useContext(Names);
  const name = text.startsWith(MARK) ? names[Number(text.slice(MARK.length))] : undefined;
  return <ChartsText {...props} text={name === undefined ? text : broken(name)} />;
}

/** Characters per line of a name, so that a phone has room for the bar. */
const LINE = 16;

/** Wraps a name at spaces. */
export function broken(name: string): string {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LINE)
      lines[lines.length - 1] += ` ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}
