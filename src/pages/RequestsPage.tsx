import { lazy, Suspense, useState } from 'react';
import { Section } from '#components/Section.tsx';
import { requests } from '#content/requests.ts';
import { thankYou } from '#content/thank-you.ts';
import { RequestsList } from '#features/requests/RequestsList.tsx';
import { MoreLink } from './parts/styles.ts';
import { PageHero } from './parts/PageHero.tsx';

// Loaded once a request is opened for correction.
const EditDialog = lazy(async () => ({
  default: (await import('#features/enquiry/forms/EditDialog.tsx')).EditDialog,
}));

/** Requests sent from this phone and their status; waiting ones can be corrected. */
export default function RequestsPage() {
  const [editing, setEditing] = useState<string | null>(null);
  return (
    <>
      <PageHero h1={requests.h1} lead={requests.lead} />
      <Section>
        <RequestsList onEdit={setEditing} />
        <MoreLink to={thankYou.yourData.href}>{thankYou.yourData.label}</MoreLink>
        {editing === null ? null : (
          <Suspense fallback={null}>
            <EditDialog id={editing} onClose={() => setEditing(null)} />
          </Suspense>
        )}
      </Section>
    </>
  );
}
