import { leadCaptureText, leadCaptureTitle } from '#content/forms/lead-capture.ts';
import { deferUntilInteraction } from './engine/defer-until-interaction.tsx';
import { ContactCourse } from './fields/ContactCourse.tsx';
import { NoScriptNotice } from './fields/FormCard.tsx';

const Body = deferUntilInteraction<{ topic: string }>('lead-capture-form', async () => {
  const { LeadCaptureBody } = await import('./forms/LeadCaptureBody.tsx');
  return LeadCaptureBody;
});

/**
 * The contact section that closes service, area and emergency pages (form type lead_capture);
 * `topic` names the page, such as 'Masonry', and goes along with the answers.
 */
export function LeadCaptureSection({ topic }: { topic: string }) {
  return (
    <ContactCourse
      heading={leadCaptureTitle(topic)}
      headingId="lead-capture-heading"
      intro={leadCaptureText.intro}
    >
      <Body topic={topic} />
      <NoScriptNotice />
    </ContactCourse>
  );
}
