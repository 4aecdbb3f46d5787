import { formatShare } from '../shared/format.ts';
import { Bars, type Bar } from './Bars.tsx';
import { Numbers } from './Numbers.tsx';

/** Counts by name, drawn and as numbers; shares are of their sum. */
export function CountedBars({
  heading,
  label,
  columns,
  bars,
  alarming,
}: {
  /** Id of the heading that names them. */
  heading: string;
  label: string;
  columns: { readonly name: string; readonly count: string };
  bars: readonly Bar[];
  /** Bars that are bad news. */
  alarming?: readonly string[];
}) {
  const sum = bars.reduce((total, { value }) => total + value, 0);
  const share = (value: number) => formatShare(sum === 0 ? 0 : value / sum);
  return (
    <>
      <Bars label={label} bars={bars} {...(alarming ? { alarming } : {})} />
      <Numbers
        heading={heading}
        columns={[columns.name, columns.count]}
        rows={bars.map(({ id, label: name, value }) => ({
          id,
          name,
          values: [`${value} (${share(value)})`],
        }))}
      />
    </>
  );
}
