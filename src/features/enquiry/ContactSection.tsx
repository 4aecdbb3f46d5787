import type { ReactNode } from 'react';
import { homeContact } from '#content/home/contact.ts';
import { ContactColumns } from './fields/ContactColumns.tsx';
import { NeedsScript } from './fields/NeedsScript.tsx';
import { ModernContactBody } from './forms/ModernContactBody.tsx';

/**
 * The contact section at the end of the home page (form type modern_contact). `status` renders the
 * delivery status of a message that was sent.
 */
export function ContactSection({ status }: { status: (submissionId: string) => ReactNode }) {
  return (
    <ContactColumns
      id={homeContact.id}
      heading={homeContact.heading}
      headingId="home-contact-heading"
      intro={homeContact.intro}
      hours
    >
      <NeedsScript>
        <ModernContactBody status={status} />
      </NeedsScript>
    </ContactColumns>
  );
}
