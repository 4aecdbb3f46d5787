import { SectionBoundary } from '#features/error-log/SectionBoundary.tsx';
import { AboutSection } from './AboutSection.tsx';
import { AreasSection } from './AreasSection.tsx';
import { FounderSection } from './FounderSection.tsx';
import { HomeContact } from './HomeContact.tsx';
import { GallerySection } from './GallerySection.tsx';
import { ProcessSection } from './ProcessSection.tsx';
import { ReviewsSection } from './ReviewsSection.tsx';
import { ServicesExplorer } from './ServicesExplorer.tsx';
import { StatsAndGuarantee } from './StatsAndGuarantee.tsx';

const sections = {
  FounderSection,
  ServicesExplorer,
  GallerySection,
  AboutSection,
  AreasSection,
  StatsAndGuarantee,
  ProcessSection,
  ReviewsSection,
  HomeContact,
} as const;

/** The home page below its hero. Every section fails by itself. */
export function BelowTheFold() {
  return Object.entries(sections).map(([name, Section]) => (
    <SectionBoundary key={name}>
      <Section />
    </SectionBoundary>
  ));
}
