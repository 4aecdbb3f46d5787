import { Section } from '#components/Section.tsx';
import type { LegalPage as LegalPageContent } from '#content/legal/types.ts';
import { Contents, LegalSections } from './parts/LegalSections.tsx';
import { PageHero } from './parts/PageHero.tsx';
import { Split } from './parts/styles.ts';

/** Privacy policy and terms of service: numbered sections with their contents beside them. */
export default function LegalPage({ content }: { content: LegalPageContent }) {
  return (
    <>
      <PageHero note={content.edition} h1={content.h1} lead={content.lead} />
      <Section>
        <Split>
          <Contents heading={content.contentsHeading} sections={content.sections} />
          <LegalSections sections={content.sections} />
        </Split>
      </Section>
    </>
  );
}
