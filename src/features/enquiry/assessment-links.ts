import { openAssessment, type AssessmentPrefill } from './assessment-popup-store.ts';

/** What marks a link as one that opens the popup, with the answers it starts with. */
export function assessmentLink(prefill: AssessmentPrefill = {}) {
  return { 'data-assessment': new URLSearchParams(prefill).toString() } as const;
}

/** Lets every marked link open the popup instead of the quote page; returns how to stop. */
export function startAssessmentLinks(): () => void {
  const stop = new AbortController();
  // Capturing: on its root React stops an event that is meant for a part not yet hydrated.
  const listening = { capture: true, signal: stop.signal };
  const open = (event: MouseEvent | KeyboardEvent) => {
    const link = event.target instanceof Element ? event.target.closest('[data-assessment]') : null;
    if (!(link instanceof HTMLElement)) return;
    event.preventDefault();
    openAssessment(Object.fromEntries(new URLSearchParams(link.dataset['assessment'])));
  };
  document.addEventListener(
    'click',
    (event) => {
      // With a modifier the visitor wants the page in a tab of its own.
      if (!(event.metaKey || event.ctrlKey || event.shiftKey)) open(event);
    },
    listening,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === ' ') open(event);
    },
    listening,
  );
  return () => stop.abort();
}
