import { heroFormText } from '#content/forms/hero.ts';
import { deferUntilInteraction } from './engine/defer-until-interaction.tsx';
import { FormCard, NoScriptNotice } from './fields/FormCard.tsx';

const Body = deferUntilInteraction('hero-form', async () => {
  const { HeroFormBody } = await import('./forms/HeroFormBody.tsx');
  return HeroFormBody;
});

/** The two-step enquiry form of the hero (specification 1-§2.6, form type hero_contact). */
export function HeroForm() {
  return (
    <FormCard>
      <h2>{heroFormText.title}</h2>
      <p>{heroFormText.intro}</p>
      <Body />
      <NoScriptNotice />
    </FormCard>
  );
}
