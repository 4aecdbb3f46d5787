import styled from '@emotion/styled';
import { SnackbarContent, useSnackbar, type SnackbarKey } from 'notistack';
import { type Ref } from 'react';
import { sizes, type as typeScale } from '#theme/tokens.ts';
import { ActionButton } from '../ActionButton.tsx';
import { Icon } from '../Icon.tsx';
import type { ToastMessage } from './toasts.ts';
import { useSwipeAway } from './use-swipe-away.ts';

type Variant = ToastMessage['variant'];

const Card = styled('div', { shouldForwardProp: (prop) => prop !== 'variant' })<{
  variant: Variant;
}>(({ theme, variant }) => {
  const { stone } = theme.vars.palette;
  const looks = {
    success: { ground: stone.eucalyptWash, edge: stone.eucalypt },
    waiting: { ground: stone.ochreWash, edge: stone.ochre },
    error: { ground: stone.alarmWash, edge: stone.alarm },
    info: { ground: stone.sandstoneWash, edge: stone.harbour },
  } as const;
  return {
    display: 'flex',
    alignItems: 'flex-start',
    gap: theme.spacing(1),
    width: sizes.toast,
    maxWidth: '100%',
    padding: theme.spacing(1.5, 1, 1.5, 2),
    backgroundColor: looks[variant].ground,
    color: stone.ink,
    border: `${sizes.joint} solid ${looks[variant].edge}`,
    borderInlineStartWidth: theme.spacing(0.75),
    borderRadius: sizes.corner,
    touchAction: 'pan-y',
  };
});

const Words = styled('div')({ flex: '1 1 auto', minWidth: 0 });
const Title = styled('p')({ margin: 0, fontWeight: 700, fontSize: typeScale.small });
const Description = styled('p')({ margin: 0, fontSize: typeScale.small });

/** One toast: title, description, an optional action, and a button that dismisses it. */
export function ToastCard({
  id,
  toast,
  dismissLabel,
  swipeThreshold,
  ref,
}: {
  id: SnackbarKey;
  toast: ToastMessage;
  dismissLabel: string;
  swipeThreshold: number;
  ref: Ref<HTMLDivElement>;
}) {
  const { closeSnackbar } = useSnackbar();
  const close = () => closeSnackbar(id);
  const swipe = useSwipeAway(swipeThreshold, close);
  const { action } = toast;
  return (
    <SnackbarContent ref={ref} role={toast.variant === 'error' ? 'alert' : 'status'}>
      <Card variant={toast.variant} {...swipe}>
        <Words>
          <Title>{toast.title}</Title>
          {toast.description ? <Description>{toast.description}</Description> : null}
          {action ? (
            <ActionButton
              type="button"
              emphasis="bare"
              onClick={() => {
                action.onPress();
                close();
              }}
            >
              {action.label}
            </ActionButton>
          ) : null}
        </Words>
        <ActionButton type="button" emphasis="bare" aria-label={dismissLabel} onClick={close}>
          <Icon name="Close" />
        </ActionButton>
      </Card>
    </SnackbarContent>
  );
}
