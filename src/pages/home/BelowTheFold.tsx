import { Suspense } from 'react';
import { belowFold } from '#components/below-fold.ts';
import { ContactSection } from '#features/enquiry/ContactSection.tsx';
import { SectionBoundary } from '#features/error-log/SectionBoundary.tsx';
import { AboutSection } from './AboutSection.tsx';
import { AreasSection } from './AreasSection.tsx';
import { FounderSection } from './FounderSection.tsx';
import { GallerySection } from './GallerySection.tsx';
import { ProcessSection } from './ProcessSection.tsx';
import { ReviewsSection } from './ReviewsSection.tsx';
import { ServicesExplorer } from './ServicesExplorer.tsx';
import { StatsAndGuarantee } from './StatsAndGuarantee.tsx';

const sections = {
  FounderSection,
  AboutSection,
  ServicesExplorer,
  AreasSection,
  GallerySection,
  StatsAndGuarantee,
  ProcessSection,
  ReviewsSection,
  ContactSection,
} as const;

/**
 * The home page below its hero. Every section is hydrated by itself, so that no task is long, and
 * fails by itself.
 */
export function BelowTheFold() {
  return (
    <div {...belowFold}>
      {Object.entries(sections).map(([name, Section]) => (
        <SectionBoundary key={name}>
          <Suspense fallback={null}>
            <Section />
          </Suspense>
        </SectionBoundary>
      ))}
    </div>
  );
}
