import { BelowTheFold } from './home/BelowTheFold.tsx';
import { HeroSection } from './home/HeroSection.tsx';

/** The home page (specification 1-§2.6). */
export default function HomePage() {
  return (
    <>
      <HeroSection />
      <BelowTheFold />
    </>
  );
}
