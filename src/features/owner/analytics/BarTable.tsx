import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
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
      <TableHead>
        <TableRow>
          <TableCell colSpan={2}>{columns.name}</TableCell>
          <TableCell align="right">{columns.count}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {bars.map(({ id, label, value }) => {
          const share = sum === 0 ? 0 : value / sum;
          return (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              <TableCell width="45%">
                <ShareBar share={share} alarm={alarming?.includes(id) ?? false} />
              </TableCell>
              <TableCell align="right">
                {value} ({formatShare(share)})
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
