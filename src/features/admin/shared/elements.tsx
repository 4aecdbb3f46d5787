import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import MuiTable from '@mui/material/Table';
import TableContainer from '@mui/material/TableContainer';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { AsElement } from '#components/text.tsx';
import { sizes, type } from '#theme/tokens.ts';

/** A table with hairlines and tabular figures; right-aligned cells do not wrap. */
export const Table = styled(MuiTable)(({ theme }) => ({
  borderTop: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  // As specific as MUI's own rule for the last cell of a row.
  '& .MuiTableCell-root.MuiTableCell-root': {
    padding: theme.spacing(1, 2, 1, 0),
    verticalAlign: 'top',
    overflowWrap: 'break-word',
    '&:last-child': { paddingInlineEnd: 0 },
  },
  '& th': { fontWeight: 600 },
  '& .MuiTableCell-alignRight': { whiteSpace: 'nowrap' },
}));

/** Lets a table be wider than a phone without the page scrolling sideways. */
export const Sideways = styled(TableContainer)<AsElement>({ maxWidth: '100%' });

/** A row of a RowList with its words at one end and its buttons at the other. */
export const SpreadRow = styled(ListItem)(({ theme }) => ({
  // RowList's rule for rows is more specific.
  '&&&': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1, 2),
  },
}));

/** Pairs of a name and its value. */
export const Facts = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 12rem) minmax(0, 2fr)',
  margin: 0,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& > dt': { color: theme.vars.palette.brand.inkSoft, paddingInlineEnd: theme.spacing(2) },
  '& > dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  '& > dt, & > dd': {
    paddingBlock: theme.spacing(0.75),
    borderTop: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
  },
}));

export const ButtonRow = styled(Stack)<AsElement>(({ theme }) => ({
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 1.5),
}));

export const ScreenStack = styled(Box)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
}));

export const Group = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(2),
}));

/** Text exactly as it was sent. */
export const Raw = styled('pre')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(2),
  overflowX: 'auto',
  fontSize: type.note,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  backgroundColor: theme.vars.palette.brand.sandstoneWash,
  border: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
}));

/** Secondary text: states, hints, empty lists. */
export function Quiet(props: TypographyProps & AsElement) {
  return <Typography variant="body2" color="textSecondary" {...props} />;
}

export function GroupHeading(props: TypographyProps & AsElement) {
  return <Typography variant="h3" component="h2" {...props} />;
}

export function CardHeading(props: TypographyProps) {
  return <Typography variant="h4" component="h3" {...props} />;
}

/** Whose password a form takes, for password managers, which file it under this name. */
export function AccountName({ value }: { value: string }) {
  return <input hidden readOnly autoComplete="username" name="username" value={value} />;
}

export function CardText(props: TypographyProps) {
  return <Typography variant="body2" {...props} />;
}
