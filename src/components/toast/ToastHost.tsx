import styled from '@emotion/styled';
import { SnackbarProvider, type CustomContentProps } from 'notistack';
import { forwardRef, useEffect, useRef } from 'react';
import { sizes } from '#theme/tokens.ts';
import { ToastCard } from './ToastCard.tsx';
import { connectHost, type ToastMessage, type ToastSystem } from './toasts.ts';

declare module 'notistack' {
  interface VariantOverrides {
    ashlar: { toast: ToastMessage; dismissLabel: string };
  }
}

type ContentProps = CustomContentProps & { toast: ToastMessage; dismissLabel: string };

/** Limits of the two systems (specification 1-§4): durations in ms, swipe thresholds in px. */
const limits = {
  dialog: { maxSnack: 1, autoHideDuration: 5000, swipe: 50 },
  corner: { maxSnack: 3, autoHideDuration: 4000, swipe: 20 },
} as const;

const contentOf = (system: ToastSystem) =>
  forwardRef<HTMLDivElement, ContentProps>(function Content({ id, toast, dismissLabel }, ref) {
    return (
      <ToastCard
        ref={ref}
        id={id}
        toast={toast}
        dismissLabel={dismissLabel}
        swipeThreshold={limits[system].swipe}
      />
    );
  });

const contents = {
  dialog: { ashlar: contentOf('dialog') },
  corner: { ashlar: contentOf('corner') },
};

const Region = styled('div')(({ theme }) => ({
  '& .toast-region': {
    gap: sizes.toastGap,
    [theme.breakpoints.down('md')]: {
      bottom: `calc(${sizes.bottomBar} + env(safe-area-inset-bottom) + ${theme.spacing(1.5)})`,
    },
  },
}));

/** Draws toasts of both systems; mounted with the first one. */
export default function ToastHost({ dismissLabel }: { dismissLabel: string }) {
  const dialog = useRef<SnackbarProvider>(null);
  const corner = useRef<SnackbarProvider>(null);
  useEffect(
    () =>
      connectHost(({ system, message }) => {
        const provider = system === 'dialog' ? dialog.current : corner.current;
        provider?.enqueueSnackbar(message.title, {
          variant: 'ashlar',
          toast: message,
          dismissLabel,
        });
      }),
    [dismissLabel],
  );
  return (
    <Region>
      {(['dialog', 'corner'] as const).map((system) => (
        <SnackbarProvider
          key={system}
          ref={system === 'dialog' ? dialog : corner}
          maxSnack={limits[system].maxSnack}
          autoHideDuration={limits[system].autoHideDuration}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          Components={contents[system]}
          classes={{ containerRoot: 'toast-region' }}
        />
      ))}
    </Region>
  );
}
