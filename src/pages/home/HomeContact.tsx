import { ContactSection } from '#features/enquiry/ContactSection.tsx';
import { sentStatus } from '../parts/sent-status.tsx';

/** The contact section of the home page, which says how a sent message stands. */
export function HomeContact() {
  return <ContactSection status={sentStatus} />;
}
