import { type CSSProperties, type PointerEvent, type Ref, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type SnackbarKey, useSnackbar } from 'notistack';
import { sizes } from '#theme/tokens.ts';
import { Icon } from '../Icon.tsx';
import type { ToastMessage } from './toasts.tsx';

/** A press that moves less, in px, is no swipe: it presses the button below it. */
const SLIP = 8;

/** Handlers and style of an element that can be swiped away sideways, by at least `threshold` px. */
function useSwipeAway(threshold: number, onAway: () => void) {
  const startX = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const end = () => {
    startX.current = null;
    setOffset(0);
  };
  const style: CSSProperties = offset === 0 ? {} : { transform: `translateX(${offset}px)` };
  return {
    style,
    onPointerDown: (event: PointerEvent) => {
      startX.current = event.clientX;
    },
    onPointerMove: ({ buttons, clientX, currentTarget, pointerId }: PointerEvent) => {
      if (startX.current === null) return;
      // The button was released outside, before the swipe began.
      if (buttons === 0) return end();
      const moved = clientX - startX.current;
      if (offset === 0 && Math.abs(moved) < SLIP) return;
      // Pointer events keep coming wherever the pointer goes.
      currentTarget.setPointerCapture(pointerId);
      setOffset(moved);
    },
    onPointerUp: () => {
      if (Math.abs(offset) >= threshold) onAway();
      end();
    },
    onPointerCancel: end,
  };
}

const Card = styled(Alert)({
  width: sizes.toast,
  maxWidth: '100%',
  pointerEvents: 'auto',
  touchAction: 'pan-y',
});

const severities = {
  success: 'success',
  waiting: 'warning',
  error: 'error',
  info: 'info',
} as const satisfies Record<ToastMessage['variant'], string>;

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
  ref: Ref<HTMLDivElement> | undefined;
}) {
  const { closeSnackbar } = useSnackbar();
  const close = () => closeSnackbar(id);
  const swipe = useSwipeAway(swipeThreshold, close);
  const { action, variant, title, description } = toast;
  const press = () => {
    action?.onPress();
    close();
  };
  return (
    // notistack animates the outer element, swiping moves the inner one.
    <div ref={ref}>
      <Card
        severity={severities[variant]}
        role={variant === 'error' ? 'alert' : 'status'}
        icon={false}
        action={
          <IconButton aria-label={dismissLabel} onClick={close}>
            <Icon name="Close" />
          </IconButton>
        }
        {...swipe}
      >
        <AlertTitle>{title}</AlertTitle>
        {description ? <Typography variant="inherit">{description}</Typography> : null}
        {action ? (
          <Button variant="text" onClick={press}>
            {action.label}
          </Button>
        ) : null}
      </Card>
    </div>
  );
}
