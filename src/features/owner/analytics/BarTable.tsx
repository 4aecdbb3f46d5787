import { formatShare } from '../parts/format.ts';
import { Table } from '../parts/table.ts';
import { ShareBar, type Bar } from './Charts.tsx';

/** Counts by name as a table whose rows are drawn as well; shares are of the sum. */
export function BarTable({
  caption,
  columns,
  bars,
  alarming,
}: {
  /** Id of the heading that names the table. */
  caption: string;
  columns: { readonly name: string; readonly count: string };
  bars: readonly Bar[];
  /** Rows that are bad news. */
  alarming?: readonly string[];
}) {
  const sum = bars.reduce((total, { value }) => total + value, 0);
  return (
    <Table aria-labelledby={caption}>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {columns.name}
          </th>
          <th scope="col" className="figure">
            {columns.count}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ id, label, value }) => {
          const share = sum === 0 ? 0 : value / sum;
          return (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td width="45%">
                <ShareBar share={share} alarm={alarming?.includes(id) ?? false} />
              </td>
              <td className="figure">
                {value} ({formatShare(share)})
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
