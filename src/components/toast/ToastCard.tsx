import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useSnackbar, type SnackbarKey } from 'notistack';
import type { Ref } from 'react';
import { sizes } from '#theme/tokens.ts';
import { Icon } from '../Icon.tsx';
import type { ToastMessage } from './toasts.ts';
import { useSwipeAway } from './use-swipe-away.ts';

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
    // The outer element slides in, the inner one is swiped away.
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
