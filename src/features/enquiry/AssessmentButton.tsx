import type { ReactNode } from 'react';
import { ActionLink, type Emphasis } from '#components/ActionButton.tsx';
import { assessmentLink } from './assessment-links.ts';
import type { AssessmentPrefill } from './assessment-popup-store.ts';

/**
 * Opens the assessment popup. It is a link to the quote page that one listener on the document
 * takes over (assessment-links.ts), so that it works on parts of a page that are not hydrated yet,
 * before the script has started, and without any script.
 */
export function AssessmentButton({
  children,
  emphasis = 'action',
  prefill,
  onOpen,
}: {
  children: ReactNode;
  emphasis?: Emphasis;
  prefill?: AssessmentPrefill;
  onOpen?: () => void;
}) {
  return (
    <ActionLink
      href="/quote"
      role="button"
      aria-haspopup="dialog"
      emphasis={emphasis}
      onClick={onOpen}
      {...assessmentLink(prefill)}
    >
      {children}
    </ActionLink>
  );
}
