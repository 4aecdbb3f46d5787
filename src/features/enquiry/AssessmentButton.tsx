import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { PopupOpener } from '#content/forms/popup.ts';
import { readyAssessment } from './ready-assessment.ts';
import { openAssessment, type AssessmentPrefill } from './assessment-popup-store.ts';

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
      variant={variant}
      onPointerEnter={readyAssessment}
      onFocus={readyAssessment}
      onClick={open}
      onKeyDown={(event) => {
        if (event.key === ' ') open(event);
      }}
    >
      {children}
    </Button>
  );
}
