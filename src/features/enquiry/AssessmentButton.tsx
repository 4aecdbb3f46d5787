import Button, { type ButtonProps } from '@mui/material/Button';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { PopupOpener } from '#content/forms/popup.ts';
import { type AssessmentPrefill, openAssessment } from './assessment-popup-store.ts';
import { loadAssessment } from './AssessmentPopupHost.tsx';

/**
 * Opens the assessment popup. It is a link to the quote page, so that it works without script and
 * can be opened in a new tab.
 */
export function AssessmentButton({
  children,
  opener = 'assessment',
  variant = 'contained',
  prefill,
  onOpen,
}: {
  children: ReactNode;
  /** What the button offers: the title of the popup. */
  opener?: PopupOpener;
  variant?: ButtonProps['variant'];
  prefill?: AssessmentPrefill;
  onOpen?: () => void;
}) {
  const open = (event: MouseEvent | KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen?.();
    openAssessment({ opener, ...(prefill ? { prefill } : {}) });
  };
  return (
    <Button
      href="/quote"
      role="button"
      aria-haspopup="dialog"
      data-opener={opener}
      variant={variant}
      onPointerEnter={preloadAssessment}
      onFocus={preloadAssessment}
      onClick={open}
      onKeyDown={(event) => {
        if (event.key === ' ') open(event);
      }}
    >
      {children}
    </Button>
  );
}

/** Called when the pointer or the focus is near a button that opens the popup. */
function preloadAssessment(): void {
  loadAssessment().catch(() => undefined);
}
