import { lazy, Suspense } from 'react';

/** Wanted only after a message; if its code cannot be loaded, the toast has given the outcome. */
const SentStatus = lazy(() =>
  import('#features/requests/LeadStatus.tsx').then(
    (module) => ({ default: module.SentStatus }),
    () => ({ default: () => null }),
  ),
);

/** How a lead that was sent from a page that stays where it is stands. */
export const sentStatus = (submissionId: string) => (
  <Suspense fallback={null}>
    <SentStatus key={submissionId} id={submissionId} />
  </Suspense>
);
