import { leadCaptureIntro, leadCaptureTitle } from '#content/forms/lead-capture.ts';
import { homeContact } from '#content/home/contact.ts';
import { ContactColumns } from './fields/ContactColumns.tsx';
import { NeedsScript } from './fields/NeedsScript.tsx';
import { LeadCaptureBody } from './forms/LeadCaptureBody.tsx';

/**
 * The contact section at the end of service, area and emergency pages (form type lead_capture);
 * `topic` names the page, such as 'Masonry', and is sent with the answers.
 */
export function LeadCaptureSection({ topic }: { topic: string }) {
  return (
    <ContactColumns
      id={homeContact.id}
      heading={leadCaptureTitle(topic)}
      headingId="lead-capture-heading"
      intro={leadCaptureIntro(topic)}
    >
      <NeedsScript>
        {/* A new form on each page: each is sent with its own topic. */}
        <LeadCaptureBody key={topic} topic={topic} />
      </NeedsScript>
    </ContactColumns>
  );
}
