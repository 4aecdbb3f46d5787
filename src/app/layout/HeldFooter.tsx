import { lazy, Suspense } from 'react';
import { firstInteraction } from '#components/first-interaction.ts';

/** Where its HTML stands already, the footer's code waits for the visitor; its links work without. */
async function wanted(): Promise<void> {
  const standing = typeof document !== 'undefined' && document.querySelector('footer') !== null;
  if (standing) await firstInteraction();
}

const Footer = lazy(async () => {
  await wanted();
  return { default: (await import('./Footer.tsx')).Footer };
});

/** The footer, one and the same element: a boundary whose HTML waits must not be rendered anew. */
export const heldFooter = (
  <Suspense fallback={null}>
    <Footer />
  </Suspense>
);
