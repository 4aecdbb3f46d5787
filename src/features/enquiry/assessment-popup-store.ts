import { createStore } from '#lib/create-store.ts';
import type { PopupOpener } from '#content/forms/popup.ts';

/** Initial answers of the assessment popup, carried over from another form. */
export type AssessmentPrefill = Readonly<Record<string, string>>;

/** What opened the popup: the button, the form type to send, and initial answers. */
export type AssessmentRequest = {
  readonly formType: 'assessment_popup' | 'enhanced_contact';
  readonly opener: PopupOpener;
  readonly prefill: AssessmentPrefill;
  /** Whether the page's own dialog shows it already. */
  readonly isShown: boolean;
};

const current = createStore<AssessmentRequest | null>(null);

export function openAssessment({
  opener = 'assessment',
  prefill = {},
  formType = 'assessment_popup',
  isShown = false,
}: Partial<AssessmentRequest> = {}): void {
  current.set({ formType, opener, prefill, isShown });
}

export function closeAssessment(): void {
  current.set(null);
}

/** The open popup's request, or null; with `subscribeAssessment` for useSyncExternalStore. */
export const assessmentRequest = current.get;

export const subscribeAssessment = current.subscribe;

type Sent = (formType: AssessmentRequest['formType']) => void;
const sentListeners = new Set<Sent>();

/** Tells the form whose answers were carried over that the popup has sent them. */
export function announceSent(formType: AssessmentRequest['formType']): void {
  for (const listener of sentListeners) listener(formType);
}

/** Calls back when the popup's lead is stored or delivered; returns how to stop. */
export function onSent(listener: Sent): () => void {
  sentListeners.add(listener);
  return () => sentListeners.delete(listener);
}
