import { SnackbarProvider, type CustomContentProps } from 'notistack';
import { useEffect, useRef, type Ref } from 'react';
import { matchesMedia } from '#lib/browser-page.ts';
import { ToastCard } from './ToastCard.tsx';
import { breakpoints } from '#theme/tokens.ts';
import { AT_TOP, ToastRegion } from './ToastRegion.ts';
import { createToastQueue, durationOf, MOST_TOASTS, toastRules } from './toast-queue.ts';
import { connectHost, type QueuedToast } from './toasts.ts';

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

/**
 * Where a toast stands: what became of a form, on wide screens, at the top, where it lies over nothing
 * that is read next; all else at the bottom.
 */
const placeOf = ({ system }: QueuedToast) =>
  ({
    vertical: system === 'dialog' && matchesMedia(WIDE) ? 'top' : 'bottom',
    horizontal: 'right',
  }) as const;

const WIDE = `(min-width: ${breakpoints.md}px)`;

/** Draws all toasts, in one corner; mounted with the first one. */
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
