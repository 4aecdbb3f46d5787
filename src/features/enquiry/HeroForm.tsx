import Typography from '@mui/material/Typography';
import { heroFormText } from '#content/forms/hero.ts';
import { FormCard } from './fields/FormCard.tsx';
import { NeedsScript } from './fields/NeedsScript.tsx';
import { HeroFormBody } from './forms/HeroFormBody.tsx';

/** The two-step enquiry form of the hero (form type hero_contact). */
export function HeroForm() {
  return (
    <FormCard>
      <Typography component="h2" variant="h3">
        {heroFormText.title}
      </Typography>
      <Typography sx={{ marginTop: 1 }}>{heroFormText.intro}</Typography>
      <NeedsScript>
        <HeroFormBody />
      </NeedsScript>
    </FormCard>
  );
}
