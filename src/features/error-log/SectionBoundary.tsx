import type { ReactNode } from 'react';
import { ErrorBoundary, type BoundaryTexts } from '#components/ErrorBoundary.tsx';
import { errors } from '#content/errors.ts';
import { capture } from './capture.ts';

/** A section whose failure is shown in its place, recorded, and can be tried again. */
export function SectionBoundary({
  texts = errors.section,
  children,
}: {
  texts?: BoundaryTexts;
  children: ReactNode;
}) {
  return (
    <ErrorBoundary
      texts={texts}
      onError={(error, retry) => capture({ source: 'render', error, retry })}
    >
      {children}
    </ErrorBoundary>
  );
}
