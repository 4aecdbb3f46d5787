import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ResponseClaim } from '#content/claims.ts';
import { headingFace } from '#theme/heading-fonts.ts';
import { sizes, type } from '#theme/tokens.ts';

const Times = styled(Table)(({ theme }) => ({
  display: 'block',
  '& tbody': { display: 'block' },
  '& tr': {
    display: 'grid',
    gap: theme.spacing(0.5),
    paddingBlock: theme.spacing(2.5),
    borderTop: `${sizes.hairline} solid color-mix(in srgb, currentcolor 30%, transparent)`,
  },
  '& th, & td': {
    display: 'block',
    padding: 0,
    border: 0,
    color: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
  },
  '& td': {
    gridRow: 1,
    ...headingFace,
    fontSize: type.h3,
    fontWeight: 600,
  },
  '& th': { gridRow: 2 },
  [theme.breakpoints.up('md')]: {
    '& tr': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      columnGap: theme.spacing(4),
      alignItems: 'baseline',
    },
    '& th': { gridColumn: 2, gridRow: 1 },
    '& td': { gridColumn: 1 },
  },
}));

/** Promised times, each beside what it answers. */
export function ResponseTable({
  items,
  note,
  labelledBy,
}: {
  items: readonly ResponseClaim[];
  note: string;
  labelledBy: string;
}) {
  return (
    <div>
      {/* Roles, because rows that are laid out anew are no table to Safari any more. */}
      <Times role="table" aria-labelledby={labelledBy}>
        <TableBody role="rowgroup">
          {items.map((item) => (
            <TableRow role="row" key={item.answers}>
              <TableCell component="th" scope="row" role="rowheader">
                {item.answers}
              </TableCell>
              <TableCell role="cell">{item.time}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Times>
      <Typography variant="body2" sx={{ marginTop: 3, maxWidth: sizes.measure }}>
        {note}
      </Typography>
    </div>
  );
}
