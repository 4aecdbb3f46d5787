import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { popupAnswersAt } from '#content/forms/options.ts';
import { popupOpeners, popupText } from '#content/forms/popup.ts';
import { isAustralianPhone } from '#contract/phone.ts';
import {
  announceSent,
  type AssessmentRequest,
  closeAssessment,
} from '../assessment-popup-store.ts';
import { useEnquiryForm } from '../engine/use-enquiry-form.ts';
import { textOf } from '../engine/values.ts';
import { FormShell } from '../fields/FormShell.tsx';
import { SheetDialog } from '../fields/SheetDialog.tsx';
import { carriedForm, popupForm, StepNote, TwoSteps } from './two-step.tsx';

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
      isShown={shown.isShown}
      title={popupOpeners[shown.opener].title}
      onClose={closeAssessment}
      onExited={() => setShown(null)}
    >
      <PopupForm key={shown.formType} request={shown} />
    </SheetDialog>
  );
}

/**
 * The two steps inside the popup. If everything is carried over from the contact page and the phone
 * is valid, it begins with the second, so that one more press sends it.
 */
function PopupForm({ request }: { request: AssessmentRequest }) {
  const { formType, opener, prefill } = request;
  const { pathname } = useLocation();
  const [declaration] = useState(() =>
    formType === 'enhanced_contact'
      ? carriedForm(prefill)
      : { ...popupForm(popupOpeners[opener].asksFor), presets: popupAnswersAt(pathname) },
  );
  const carried = Object.keys(prefill).length > 0 && formType === 'enhanced_contact';
  const [opened] = useState(() => new Date());
  const { engine, step } = useEnquiryForm(declaration, {
    prefill,
    startStep: carried && isAustralianPhone(prefill['phone'] ?? '') ? 1 : 0,
    onSafe: () => {
      announceSent(formType);
      closeAssessment();
    },
  });
  const { label, title } = popupText.steps[step === 0 ? 0 : 1];
  const intro = carried ? popupText.carriedIntro : popupOpeners[opener].intro(opened);
  return (
    <>
      <Typography sx={{ marginBlock: '1em' }}>{step === 0 || carried ? intro : title}</Typography>
      {carried && step > 0 ? (
        <Typography sx={{ marginBlock: '1em' }}>
          {popupText.carriedPhone(textOf(engine.form.getValues(), 'phone'))}
        </Typography>
      ) : null}
      <FormShell engine={engine} label={title} note={<StepNote label={label} />}>
        <TwoSteps step={step} />
      </FormShell>
    </>
  );
}
