import { styled } from '@mui/material/styles';
import { Icon } from '#components/Icon.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { shellText } from '#content/shell.ts';
import { sizes } from '#theme/tokens.ts';
import { WaitingCount } from './WaitingCount.tsx';
import { useWaitingCount } from './use-outbox.ts';

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
  const count = useWaitingCount();
  if (count === 0) return null;
  return (
    <BadgeLink to={shellText.requests.href}>
      <Icon name="Schedule" />
      <WaitingCount />
    </BadgeLink>
  );
}
