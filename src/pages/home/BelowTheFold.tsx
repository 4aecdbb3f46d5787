import { Suspense } from 'react';
import { ContactSection } from '#features/enquiry/ContactSection.tsx';
import { AboutSection } from './AboutSection.tsx';
import { AreasSection } from './AreasSection.tsx';
import { FounderSection } from './FounderSection.tsx';
import { GallerySection } from './GallerySection.tsx';
import { ProcessSection } from './ProcessSection.tsx';
import { ReviewsSection } from './ReviewsSection.tsx';
import { ServicesExplorer } from './ServicesExplorer.tsx';
import { StatsAndGuarantee } from './StatsAndGuarantee.tsx';

/** The home page below its hero. Every section is hydrated by itself, so that no task is long. */
export function BelowTheFold() {
  return (
    <>
      <Suspense fallback={null}>
        <FounderSection />
      </Suspense>
      <Suspense fallback={null}>
        <AboutSection />
      </Suspense>
      <Suspense fallback={null}>
        <ServicesExplorer />
      </Suspense>
      <Suspense fallback={null}>
        <AreasSection />
      </Suspense>
      <Suspense fallback={null}>
        <GallerySection />
      </Suspense>
      <Suspense fallback={null}>
        <StatsAndGuarantee />
      </Suspense>
      <Suspense fallback={null}>
        <ProcessSection />
      </Suspense>
      <Suspense fallback={null}>
        <ReviewsSection />
      </Suspense>
      <Suspense fallback={null}>
        <ContactSection />
      </Suspense>
    </>
  );
}
