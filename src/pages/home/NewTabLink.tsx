import { ActionLink } from '#components/ActionButton.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';

/** A quiet link that opens a new tab and says so to screen readers. */
export function NewTabLink({
  href,
  hint,
  children,
}: {
  href: string;
  hint: string;
  children: string;
}) {
  return (
    <ActionLink href={href} target="_blank" rel="noopener" emphasis="bare">
      <span>
        {children}
        <VisuallyHidden> ({hint})</VisuallyHidden>
      </span>
    </ActionLink>
  );
}
