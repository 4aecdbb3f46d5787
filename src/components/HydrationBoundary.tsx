import { Suspense, type ReactNode } from 'react';

/**
 * A part of a prerendered page that React takes over by itself: after all that stands outside of such
 * parts, or at once when it is pressed or typed into (selective hydration). Nothing in it may suspend
 * by itself: its place would stand empty.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
