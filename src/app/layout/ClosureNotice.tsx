import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { CLOSURE_CLASS, WhileClosed } from '#components/WhileClosed.tsx';
import { business } from '#content/business.ts';
import { closures, closureSentence, closureText } from '#content/closures.ts';
import { sizes, type } from '#theme/tokens.ts';

const Course = styled(WhileClosed)(({ theme }) => ({
  padding: `${theme.spacing(0.5)} ${sizes.gutter}`,
  borderBottom: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
  backgroundColor: theme.vars.palette.brand.sandstone,
  color: theme.vars.palette.brand.ink,
  fontSize: type.small,
  textAlign: 'center',
  textWrap: 'balance',
  '& span': { display: 'inline-block' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: sizes.target,
    color: 'inherit',
    whiteSpace: 'nowrap',
  },
}));

/** Says above every page when the firm is closed, and which number takes priority calls. */
export function ClosureNotice() {
  if (closures.length === 0) return null;
  return (
    <Course as="aside" aria-label={closureText.landmark} className={CLOSURE_CLASS}>
      {closures.map((closure, index) => (
        <WhileClosed key={closure.from} closure={index} className={CLOSURE_CLASS}>
          <Typography variant="inherit">
            {closureSentence(closure)}{' '}
            <span>
              {closureText.calls} <Link href={business.phone.href}>{business.phone.display}</Link>
            </span>
          </Typography>
        </WhileClosed>
      ))}
    </Course>
  );
}
