import { lazy, Suspense } from 'react';
import { loadWhenTouched } from '#components/first-interaction.ts';

/** Where its HTML stands already, the footer's code waits for the visitor; its links work without. */
const Footer = lazy(() => {
  const load = async () => ({ default: (await import('./Footer.tsx')).Footer });
  const standing = typeof document !== 'undefined' && document.querySelector('footer') !== null;
  return standing ? loadWhenTouched(load) : load();
});

/** The footer, one and the same element: a boundary whose HTML waits must not be rendered anew. */
export const heldFooter = (
  <Suspense fallback={null}>
    <Footer />
  </Suspense>
);
