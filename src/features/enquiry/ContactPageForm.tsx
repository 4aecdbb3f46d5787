import { NeedsScript } from './fields/NeedsScript.tsx';
import { ContactPageBody } from './forms/ContactPageBody.tsx';

/** The contact page's form, continued in the popup (form type enhanced_contact). */
export function ContactPageForm() {
  return (
    <NeedsScript>
      <ContactPageBody />
    </NeedsScript>
  );
}
