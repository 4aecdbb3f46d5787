import styled from '@emotion/styled';
import { navigationText } from '#content/navigation.ts';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { sizes, type as typeScale } from '#theme/tokens.ts';
import { useWaitingCount } from './use-outbox.ts';

const Mark = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.75em',
  minHeight: '1.75em',
  paddingInline: '0.4em',
  backgroundColor: theme.vars.palette.stone.ochreWash,
  color: theme.vars.palette.stone.ochre,
  border: `${sizes.joint} solid currentcolor`,
  borderRadius: sizes.corner,
  fontSize: typeScale.note,
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
}));

/** How many requests wait, as a small mark inside a link to them; nothing when none does. */
export function WaitingCount() {
  const count = useWaitingCount();
  if (count === 0) return null;
  return (
    <Mark>
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{navigationText.requestsWaiting(count)}</VisuallyHidden>
    </Mark>
  );
}
