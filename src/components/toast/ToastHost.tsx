import { styled } from '@mui/material/styles';
import { breakpoints, sizes } from '#theme/tokens.ts';
import { type CustomContentProps, SnackbarProvider } from 'notistack';
import { type Ref, useEffect, useRef } from 'react';
import { matchesMedia } from '#lib/browser-page.ts';
import { ToastCard } from './ToastCard.tsx';
import { createToastQueue, durationOf, MOST_TOASTS, toastRules } from './toast-queue.ts';
import { connectHost, type QueuedToast } from './toasts.tsx';

const AT_TOP = 'at-top';

/** Position of toasts, by notistack's class names. */
const ToastRegion = styled('div')(({ theme }) => ({
  '& .notistack-SnackbarContainer': {
    position: 'fixed',
    zIndex: theme.zIndex.snackbar,
    insetInlineEnd: theme.spacing(2.5),
    bottom: theme.spacing(1.5),
    display: 'flex',
    flexDirection: 'column-reverse',
    alignItems: 'flex-end',
    maxWidth: `calc(100% - ${theme.spacing(5)})`,
    pointerEvents: 'none',
    [theme.breakpoints.down('md')]: {
      bottom: `calc(${sizes.bottomBar} + env(safe-area-inset-bottom) + ${theme.spacing(1.5)})`,
    },
    [theme.breakpoints.down('sm')]: {
      insetInlineEnd: theme.spacing(2),
      alignItems: 'stretch',
      width: '100%',
      maxWidth: `calc(100% - ${theme.spacing(4)})`,
    },
  },
  [`& .${AT_TOP}`]: {
    bottom: 'auto',
    top: `calc(${sizes.navBar} + env(safe-area-inset-top, 0px) + ${theme.spacing(1.5)})`,
    flexDirection: 'column',
  },
  // Half above, half below: the gap collapses together with the toast.
  '& .notistack-CollapseWrapper': { paddingBlock: `calc(${sizes.toastGap} / 2)` },
  // The library's own margin would widen the gap.
  '& .notistack-Snackbar': { width: '100%', margin: 0 },
}));

declare module 'notistack' {
  interface VariantOverrides {
    card: { toast: QueuedToast; dismissLabel: string };
  }
}

type ContentProps = CustomContentProps & {
  toast: QueuedToast;
  dismissLabel: string;
  ref?: Ref<HTMLDivElement>;
};

function Content({ id, toast, dismissLabel, ref }: ContentProps) {
  return (
    <ToastCard
      ref={ref}
      id={id}
      toast={toast.message}
      dismissLabel={dismissLabel}
      swipeThreshold={toastRules[toast.system].swipePx}
    />
  );
}

const contents = { card: Content };

/** The result of a form is at the top of wide screens, where it covers nothing read next; other toasts at the bottom. */
const placeOf = ({ system }: QueuedToast) =>
  ({
    vertical: system === 'dialog' && matchesMedia(WIDE) ? 'top' : 'bottom',
    horizontal: 'right',
  }) as const;

const WIDE = `(min-width: ${breakpoints.md}px)`;

/** Renders all toasts; mounted with the first one. */
export function ToastHost({ dismissLabel }: { dismissLabel: string }) {
  const provider = useRef<SnackbarProvider>(null);
  useEffect(() => {
    const queue = createToastQueue({
      show: (key, toast) =>
        provider.current?.enqueueSnackbar(toast.message.title, {
          key,
          variant: 'card',
          toast,
          dismissLabel,
          anchorOrigin: placeOf(toast),
          autoHideDuration: durationOf(toast),
          onClose: () => queue.leaving(key),
          onExited: () => queue.gone(key),
        }),
      close: (key) => provider.current?.closeSnackbar(key),
    });
    return connectHost(queue.add);
  }, [dismissLabel]);
  return (
    <ToastRegion>
      <SnackbarProvider
        ref={provider}
        maxSnack={MOST_TOASTS}
        classes={{ containerAnchorOriginTopRight: AT_TOP }}
        Components={contents}
      />
    </ToastRegion>
  );
}
