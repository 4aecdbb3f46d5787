import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { thankYou } from '#content/thank-you.ts';
import type { Submission } from '#outbox/record.ts';
import { type as typeScale } from '#theme/tokens.ts';
import { formatMoment } from './format-time.ts';

const Lines = styled(Typography)({
  fontSize: typeScale.small,
  fontVariantNumeric: 'tabular-nums',
  '& > *': { display: 'block' },
  '& > strong': { fontWeight: 650 },
});

/** Receipt number and date of a delivered lead; the date alone where the receiver gives no number. */
export function Receipt({ row }: { row: Submission }) {
  const receivedAt = row.receipt ? Date.parse(row.receipt.receivedAt) : row.settledAt;
  return (
    <Lines variant="inherit">
      {row.receipt ? <strong>{thankYou.receipt(row.receipt.receipt)}</strong> : null}
      {receivedAt === null ? null : (
        <span>{`${thankYou.receivedAt} ${formatMoment(receivedAt)}`}</span>
      )}
    </Lines>
  );
}
