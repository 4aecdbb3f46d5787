import { lazy, Suspense } from 'react';
import { ContactSection } from '#features/enquiry/ContactSection.tsx';

/** Wanted only after a message; the toast has said what became of it where its code can't be had. */
const SentStatus = lazy(() =>
  import('#features/outbox-status/SentStatus.tsx').then(
    (module) => ({ default: module.SentStatus }),
    () => ({ default: () => null }),
  ),
);

const status = (submissionId: string) => (
  <Suspense fallback={null}>
    <SentStatus id={submissionId} />
  </Suspense>
);

/** The contact section of the home page, which says how a sent message stands. */
export function HomeContact() {
  return <ContactSection status={status} />;
}
