import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { navigationText } from '#content/navigation.ts';
import { useWaitingCount } from './use-outbox.ts';

const Mark = styled(Chip)(({ theme }) => ({
  minWidth: '1.75em',
  minHeight: '1.75em',
  backgroundColor: theme.vars.palette.brand.ochreWash,
  color: theme.vars.palette.brand.ochre,
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  '& > span': { paddingInline: '0.4em' },
}));

/** How many requests wait, as a small mark inside a link to them; nothing when none does. */
export function WaitingCount() {
  const count = useWaitingCount();
  if (count === 0) return null;
  return (
    <Mark
      label={
        <>
          <span aria-hidden>{count}</span>
          <VisuallyHidden>{navigationText.requestsWaiting(count)}</VisuallyHidden>
        </>
      }
    />
  );
}
