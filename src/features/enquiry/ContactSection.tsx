import { homeContact } from '#content/home/contact.ts';
import { deferUntilInteraction } from './engine/defer-until-interaction.tsx';
import { ContactCourse } from './fields/ContactCourse.tsx';
import { NoScriptNotice } from './fields/FormCard.tsx';

const Body = deferUntilInteraction('home-contact-form', async () => {
  const { ModernContactBody } = await import('./forms/ModernContactBody.tsx');
  return ModernContactBody;
});

/** The contact section that closes the home page (specification 1-§3.3, form type modern_contact). */
export function ContactSection() {
  return (
    <ContactCourse
      id={homeContact.id}
      heading={homeContact.heading}
      headingId="home-contact-heading"
      intro={homeContact.intro}
      hours
    >
      <Body />
      <NoScriptNotice />
    </ContactCourse>
  );
}
