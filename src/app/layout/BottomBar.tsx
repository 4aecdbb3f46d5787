import styled from '@emotion/styled';
import { ActionLink } from '#components/ActionButton.tsx';
import { Icon } from '#components/Icon.tsx';
import { business } from '#content/business.ts';
import { navigationText } from '#content/navigation.ts';
import { AssessmentButton } from '#features/enquiry/AssessmentButton.tsx';
import { layers, sizes } from '#theme/tokens.ts';
import { bars, phone } from './media.ts';
import { useKeyboardOpen } from './use-keyboard-open.ts';

const Bar = styled('aside')(({ theme }) => ({
  display: 'none',
  [phone]: {
    position: 'fixed',
    zIndex: layers.bottomBar,
    insetInline: 0,
    bottom: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: sizes.joint,
    paddingBottom: 'env(safe-area-inset-bottom)',
    backgroundColor: theme.vars.palette.stone.band,
    color: theme.vars.palette.stone.onBand,
    borderTop: `${sizes.joint} solid ${theme.vars.palette.stone.bandJoint}`,
    '& > a': {
      minHeight: `calc(var(${bars.bottom}) - env(safe-area-inset-bottom, 0px))`,
      padding: '0.25em',
      fontSize: 'min(1em, 8vw)',
      borderRadius: 0,
      border: 0,
      textDecoration: 'none',
    },
    '&[hidden]': { display: 'none' },
  },
  '@media print': { display: 'none' },
}));

/** Call and Get Quote under the thumb, on phones; steps aside for an on-screen keyboard. */
export function BottomBar() {
  const { landmark, call, quote } = navigationText.bottomBar;
  const keyboardOpen = useKeyboardOpen();
  return (
    <Bar aria-label={landmark} hidden={keyboardOpen} data-tone="dark">
      <ActionLink
        href={business.phone.href}
        emphasis="bare"
        aria-label={`${call} ${business.phone.display}`}
      >
        <Icon name="Phone" />
        {call}
      </ActionLink>
      <AssessmentButton>{quote}</AssessmentButton>
    </Bar>
  );
}
