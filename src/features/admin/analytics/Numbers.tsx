import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { AccordionSection } from '#components/AccordionSection.tsx';
import { analytics as words } from '#content/admin/analytics.ts';
import { Sideways, Table } from '../shared/elements.tsx';

/** A row: a name, and a value for each further column. */
export type NumberRow = {
  readonly id: string;
  readonly name: string;
  readonly values: readonly string[];
};

/** Lets the keyboard scroll a wide table. */
const scrolled = { tabIndex: 0, role: 'region', 'aria-label': words.numbers } as const;

/** The numbers of a chart as a collapsed table; `heading` is the id of its heading. */
export function Numbers({
  heading,
  columns,
  rows,
}: {
  heading: string;
  columns: readonly string[];
  rows: readonly NumberRow[];
}) {
  return (
    <AccordionSection summary={words.numbers}>
      <Sideways {...(columns.length > 2 ? scrolled : {})}>
        <Table aria-labelledby={heading}>
          <TableHead>
            <TableRow>
              {columns.map((name, index) => (
                <TableCell key={name} align={index === 0 ? 'left' : 'right'}>
                  {name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ id, name, values }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                {values.map((value, index) => (
                  <TableCell key={columns[index + 1]} align="right">
                    {value}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Sideways>
    </AccordionSection>
  );
}
