import Button, { type ButtonProps } from '@mui/material/Button';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { PopupOpener } from '#content/forms/popup.ts';
import {
  type AssessmentPrefill,
  assessmentRequest,
  closeAssessment,
  openAssessment,
  subscribeAssessment,
} from './assessment-popup-store.ts';
import type * as PopupCode from './forms/AssessmentPopup.tsx';

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

const closed = () => null;

/** Mounted once by the shell; fetches the popup's code when it is first opened. */
export function AssessmentPopupHost() {
  const request = useSyncExternalStore(subscribeAssessment, assessmentRequest, closed);
  const [Popup, setPopup] = useState<typeof PopupCode.AssessmentPopup | null>(null);
  const wanted = request !== null && Popup === null;

  useEffect(() => {
    if (!wanted) return;
    loadAssessment().then(
      ({ AssessmentPopup }) => setPopup(() => AssessmentPopup),
      () => {
        // Its code is unavailable, as in the middle of an update: the quote page asks the same
        // questions.
        closeAssessment();
        location.assign('/quote');
      },
    );
  }, [wanted]);

  return Popup ? <Popup request={request} /> : null;
}

/** The assessment popup's code, fetched when it is likely to be needed. */
function loadAssessment(): Promise<typeof PopupCode> {
  return import('./forms/AssessmentPopup.tsx');
}

/** Called when the pointer or the focus is near a button that opens the popup. */
function preloadAssessment(): void {
  loadAssessment().catch(() => undefined);
}
