import Typography from '@mui/material/Typography';
import { heroFormText } from '#content/forms/home-forms.ts';
import { useEnquiryForm } from '../engine/use-enquiry-form.ts';
import { FormCard } from '../fields/FormCard.tsx';
import { FormShell } from '../fields/FormShell.tsx';
import { DetailsAsHtml, heroForm, StepNote, TwoSteps } from './two-step.tsx';

/** The two-step enquiry form of the hero (form type hero_contact). */
export function HeroForm() {
  return (
    <FormCard>
      <Typography component="h2" variant="h3">
        {heroFormText.title}
      </Typography>
      <Typography sx={{ marginTop: 1 }}>{heroFormText.intro}</Typography>
      <HeroFormBody />
    </FormCard>
  );
}

/** The two steps of the hero form. */
function HeroFormBody() {
  const { engine, step } = useEnquiryForm(heroForm);
  const [first, second] = heroFormText.steps;
  const { label } = step === 0 ? first : second;
  return (
    <FormShell engine={engine} label={heroFormText.title} note={<StepNote label={label} />}>
      <TwoSteps step={step} note={heroFormText.offline}>
        <DetailsAsHtml label={second.label} />
      </TwoSteps>
    </FormShell>
  );
}
