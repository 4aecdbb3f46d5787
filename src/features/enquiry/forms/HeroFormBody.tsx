import { heroFormText } from '#content/forms/hero.ts';
import { useEnquiryForm } from '../engine/use-enquiry-form.ts';
import { FormShell } from '../fields/FormShell.tsx';
import { StepNote } from './StepNote.tsx';
import { DetailsStep, PhoneStep } from './two-step-fields.tsx';
import { heroForm } from './two-step.ts';

/** The two steps of the hero form. */
export function HeroFormBody() {
  const engine = useEnquiryForm(heroForm);
  const { label } = heroFormText.steps[engine.step === 0 ? 0 : 1];
  return (
    <FormShell engine={engine} label={heroFormText.title} note={<StepNote label={label} />}>
      {engine.step === 0 ? <PhoneStep note={heroFormText.offline} /> : <DetailsStep />}
    </FormShell>
  );
}
