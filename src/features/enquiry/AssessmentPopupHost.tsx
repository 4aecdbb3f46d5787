import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import {
  assessmentRequest,
  closeAssessment,
  subscribeAssessment,
  type AssessmentRequest,
} from './assessment-popup-store.ts';
import { loadAssessment } from './ready-assessment.ts';

type Popup = ComponentType<{ request: AssessmentRequest | null }>;

const closed = () => null;

/** Mounted once by the shell; fetches the popup's code when it is first opened. */
export function AssessmentPopupHost() {
  const request = useSyncExternalStore(subscribeAssessment, assessmentRequest, closed);
  const [Popup, setPopup] = useState<Popup | null>(null);
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
