import type * as Popup from './forms/AssessmentPopup.tsx';

/** The assessment popup's code, fetched when it is likely to be needed. */
export function loadAssessment(): Promise<typeof Popup> {
  return import('./forms/AssessmentPopup.tsx');
}

/** Called when the pointer or the focus is near a button that opens the popup. */
export function readyAssessment(): void {
  loadAssessment().catch(() => undefined);
}
