import Button from '@mui/material/Button';
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
    <Button href={href} target="_blank" rel="noopener" variant="text">
      <span>
        {children}
        <VisuallyHidden> ({hint})</VisuallyHidden>
      </span>
    </Button>
  );
}
