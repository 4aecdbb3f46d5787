import styled from '@emotion/styled';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { assessment, inDollars } from '#content/assessment.ts';
import { assessmentPricing } from '#content/forms/assessment-options.ts';
import { sizes, type } from '#theme/tokens.ts';
import { useTyped } from '../engine/use-typed.ts';
import { feeOf, levelOf } from './assessment.ts';

const Slip = styled('section')(({ theme }) => ({
  backgroundColor: theme.vars.palette.stone.sandstoneWash,
  border: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
  padding: theme.spacing(2, 2.5),
  fontVariantNumeric: 'tabular-nums',
  '& > strong': theme.typography.h4,
  '& dl': { margin: theme.spacing(1, 0) },
  '& dl > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: theme.spacing(2),
    paddingBlock: theme.spacing(0.75),
    borderTop: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
  },
  '& dd': { margin: 0, marginInlineStart: 'auto' },
  '& dl > div:last-of-type': { ...theme.typography.h4 },
  '& p': { margin: theme.spacing(0.5, 0, 0), fontSize: type.note },
}));

const HEADING_ID = 'assessment-fee';

/** The running price, derived from the table of fees (specification 2-§9); every change is said. */
export function RunningPrice() {
  const values = { assessmentLevel: useTyped('assessmentLevel'), extras: useTyped('extras') };
  const { price } = assessment;
  const base = assessmentPricing[levelOf(values)];
  const fee = feeOf(values);
  return (
    <Slip aria-labelledby={HEADING_ID}>
      <strong id={HEADING_ID}>{price.heading}</strong>
      <dl>
        <div>
          <dt>{price.base}</dt>
          <dd>{inDollars(base)}</dd>
        </div>
        <div>
          <dt>{price.surcharge}</dt>
          <dd>{inDollars(fee - base)}</dd>
        </div>
        <div>
          <dt>
            {price.total}, {price.gst}
          </dt>
          <dd>{inDollars(fee)}</dd>
        </div>
      </dl>
      <p>{price.credit}</p>
      <p>{price.quotedExtras}</p>
      <VisuallyHidden role="status">{price.announce(fee)}</VisuallyHidden>
    </Slip>
  );
}
