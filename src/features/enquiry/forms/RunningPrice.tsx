import FormHelperText from '@mui/material/FormHelperText';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '#components/text.tsx';
import { assessment } from '#content/assessment.ts';
import { inDollars, assessmentPricing } from '#content/forms/assessment-options.ts';
import { sizes } from '#theme/tokens.ts';
import { useTyped } from '../engine/engine-context.ts';
import { feeOf, levelOf } from './assessment.ts';

const Summary = styled(Paper)<{ component: 'section' }>(({ theme }) => ({
  padding: theme.spacing(2, 2.5),
  backgroundColor: theme.vars.palette.brand.sandstoneWash,
  fontVariantNumeric: 'tabular-nums',
}));

const Lines = styled(Table)(({ theme }) => ({
  marginBlock: theme.spacing(1),
  '& th, & td': {
    padding: theme.spacing(0.75, 0),
    borderBottom: 0,
    font: 'inherit',
  },
  // At twice the text size a word and its price may be wider than a small phone.
  '& tr': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.spacing(2),
    borderTop: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
  },
  '& td': { marginInlineStart: 'auto' },
  '& tr:last-of-type': theme.typography.h4,
}));

const HEADING_ID = 'assessment-fee';

/** The running price, derived from the table of fees; changes are announced. */
export function RunningPrice() {
  const values = { assessmentLevel: useTyped('assessmentLevel'), extras: useTyped('extras') };
  const { price } = assessment;
  const base = assessmentPricing[levelOf(values)];
  const fee = feeOf(values);
  const lines = [
    [price.base, base],
    [price.surcharge, fee - base],
    [`${price.total}, ${price.gst}`, fee],
  ] as const;
  return (
    <Summary className="needs-script" component="section" aria-labelledby={HEADING_ID}>
      <Typography component="strong" variant="h4" id={HEADING_ID}>
        {price.heading}
      </Typography>
      {/* Explicit roles, because browsers drop table semantics when rows wrap. */}
      <Lines role="table" aria-labelledby={HEADING_ID}>
        <TableBody role="rowgroup">
          {lines.map(([name, dollars]) => (
            <TableRow role="row" key={name}>
              <TableCell component="th" scope="row" role="rowheader">
                {name}
              </TableCell>
              <TableCell role="cell" align="right">
                {inDollars(dollars)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Lines>
      <FormHelperText>{price.credit}</FormHelperText>
      <FormHelperText>{price.quotedExtras}</FormHelperText>
      <VisuallyHidden role="status">{price.announce(fee)}</VisuallyHidden>
    </Summary>
  );
}
