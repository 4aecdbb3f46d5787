import { styled } from '@mui/material/styles';
import Chip from '@mui/material/Chip';
import { Icon } from '#components/Icon.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { VisuallyHidden } from '#components/text.tsx';
import { navigationText } from '#content/navigation.ts';
import { shellText } from '#content/shell.ts';
import { useStore } from '#components/use-store.ts';
import { outboxStore, waitingCount } from '#outbox/page/view.ts';
import { sizes } from '#theme/tokens.ts';

const BadgeLink = styled(PageLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(0.5),
  minWidth: sizes.target,
  minHeight: sizes.target,
  color: theme.vars.palette.brand.ochre,
  textDecoration: 'none',
  // The bar is full on wide screens: the mark alone.
  [theme.breakpoints.up('lg')]: { '& > svg': { display: 'none' } },
}));

/** The count of waiting requests as a link to them; takes no room when nothing waits. */
export function WaitingBadge() {
  const count = waitingCount(useStore(outboxStore));
  if (count === 0) return null;
  return (
    <BadgeLink to={shellText.requests.href}>
      <Icon name="Schedule" />
      <WaitingCount />
    </BadgeLink>
  );
}

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
  const count = waitingCount(useStore(outboxStore));
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
