import { BelowTheFold } from './home/BelowTheFold.tsx';
import { HeroSection } from './home/HeroSection.tsx';

/** The home page. */
export default function HomePage() {
  return (
    <>
      <HeroSection />
      <BelowTheFold />
    </>
  );
}
