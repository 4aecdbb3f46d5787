import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { analytics } from '#content/admin/analytics.ts';
import { inDollars } from '#content/admin/lead-facts.ts';
import type { SourceRow } from '#contract/admin/analytics.ts';
import { Group, GroupHeading, Quiet, Sideways, Table } from '../shared/elements.tsx';

const words = analytics.sources;
const HEADING = 'sources-heading';

const columns = ['leads', 'contacted', 'won'] as const;

/** Leads by what brought their visitors to the site. */
export function Sources({ sources }: { sources: readonly SourceRow[] }) {
  return (
    <Group aria-labelledby={HEADING}>
      <GroupHeading id={HEADING}>{words.heading}</GroupHeading>
      <Quiet>{words.note}</Quiet>
      <Sideways tabIndex={0} role="group" aria-labelledby={HEADING}>
        <Table aria-labelledby={HEADING}>
          <TableHead>
            <TableRow>
              <TableCell>{words.source}</TableCell>
              {columns.map((column) => (
                <TableCell key={column} align="right">
                  {words.columns[column]}
                </TableCell>
              ))}
              <TableCell align="right">{words.amount}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {sources.map((row) => (
              <TableRow key={row.id}>
                <TableCell component="th" scope="row">
                  {words.names[row.id] ?? row.id}
                </TableCell>
                {columns.map((column) => (
                  <TableCell key={column} align="right">
                    {row[column]}
                  </TableCell>
                ))}
                <TableCell align="right">{inDollars(row.wonCents)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Sideways>
    </Group>
  );
}
