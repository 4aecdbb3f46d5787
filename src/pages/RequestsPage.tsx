import { lazy, Suspense, useState } from 'react';
import { Section } from '#components/Section.tsx';
import { requests } from '#content/requests.ts';
import { RequestsList } from '#features/requests/RequestsList.tsx';
import { PageHero } from './parts/PageHero.tsx';

// The forms come only when a request is opened for correction.
const EditDialog = lazy(async () => ({
  default: (await import('#features/enquiry/forms/EditDialog.tsx')).EditDialog,
}));

/** Everything sent from this phone and how it stands; what waits can be corrected here. */
export default function RequestsPage() {
  const [editing, setEditing] = useState<string | null>(null);
  return (
    <>
      <PageHero h1={requests.h1} lead={requests.lead} />
      <Section>
        <RequestsList onEdit={setEditing} />
        {editing === null ? null : (
          <Suspense fallback={null}>
            <EditDialog id={editing} onClose={() => setEditing(null)} />
          </Suspense>
        )}
      </Section>
    </>
  );
}
