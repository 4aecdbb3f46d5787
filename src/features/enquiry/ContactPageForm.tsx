import { deferUntilInteraction } from './engine/defer-until-interaction.tsx';
import { NoScriptNotice } from './fields/FormCard.tsx';

const Body = deferUntilInteraction('contact-page-form', async () => {
  const { ContactPageBody } = await import('./forms/ContactPageBody.tsx');
  return ContactPageBody;
});

/** The contact page's form, carried into the popup (specification 1-§2.8, form type enhanced_contact). */
export function ContactPageForm() {
  return (
    <>
      <Body />
      <NoScriptNotice />
    </>
  );
}
