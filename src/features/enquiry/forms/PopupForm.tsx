import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isAustralianPhone } from '#contract/phone.ts';
import { popupAnswersAt } from '#content/forms/page-answers.ts';
import { popupOpeners, popupText } from '#content/forms/popup.ts';
import {
  announceSent,
  closeAssessment,
  type AssessmentRequest,
} from '../assessment-popup-store.ts';
import { textOf } from '../engine/values.ts';
import { useEnquiryForm } from '../engine/use-enquiry-form.ts';
import { FormShell } from '../fields/FormShell.tsx';
import { StepNote } from './StepNote.tsx';
import { DetailsStep, PhoneStep } from './two-step-fields.tsx';
import { carriedForm, popupForm } from './two-step.ts';

/**
 * The two steps inside the popup. If everything is carried over from the contact page and the phone
 * is valid, it begins with the second, so that one more press sends it.
 */
export function PopupForm({ request }: { request: AssessmentRequest }) {
  const { formType, opener, prefill } = request;
  const { pathname } = useLocation();
  const [declaration] = useState(() =>
    formType === 'enhanced_contact'
      ? carriedForm(prefill)
      : { ...popupForm(popupOpeners[opener].asksFor), presets: popupAnswersAt(pathname) },
  );
  const carried = Object.keys(prefill).length > 0 && formType === 'enhanced_contact';
  const [opened] = useState(() => new Date());
  const engine = useEnquiryForm(declaration, {
    prefill,
    startStep: carried && isAustralianPhone(prefill['phone'] ?? '') ? 1 : 0,
    onSafe: () => {
      announceSent(formType);
      closeAssessment();
    },
  });
  const { label, title } = popupText.steps[engine.step === 0 ? 0 : 1];
  const intro = carried ? popupText.carriedIntro : popupOpeners[opener].intro(opened);
  return (
    <>
      <Typography sx={{ marginBlock: '1em' }}>
        {engine.step === 0 || carried ? intro : title}
      </Typography>
      {carried && engine.step > 0 ? (
        <Typography sx={{ marginBlock: '1em' }}>
          {popupText.carriedPhone(textOf(engine.form.getValues(), 'phone'))}
        </Typography>
      ) : null}
      <FormShell engine={engine} label={title} note={<StepNote label={label} />}>
        {engine.step === 0 ? <PhoneStep /> : <DetailsStep />}
      </FormShell>
    </>
  );
}
