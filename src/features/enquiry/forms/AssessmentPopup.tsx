import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { popupOpeners } from '#content/forms/popup.ts';
import { closeAssessment, type AssessmentRequest } from '../assessment-popup-store.ts';
import { SheetDialog } from '../fields/SheetDialog.tsx';
import { PopupForm } from './PopupForm.tsx';

/** The assessment popup; closing it keeps the draft. */
export function AssessmentPopup({ request }: { request: AssessmentRequest | null }) {
  const { pathname } = useLocation();
  const openedOn = useRef(pathname);
  const [shown, setShown] = useState(request);
  // The last request stays visible while the popup fades out.
  if (request !== null && request !== shown) setShown(request);
  // After a link inside leads to another page, the popup must not cover it.
  useEffect(() => {
    if (openedOn.current !== pathname) closeAssessment();
    openedOn.current = pathname;
  }, [pathname]);
  if (!shown) return null;
  return (
    <SheetDialog
      open={request !== null}
      title={popupOpeners[shown.opener].title}
      onClose={closeAssessment}
      onExited={() => setShown(null)}
    >
      <PopupForm key={shown.formType} request={shown} />
    </SheetDialog>
  );
}
