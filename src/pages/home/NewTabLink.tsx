import Button, { type ButtonProps } from '@mui/material/Button';
import { VisuallyHidden } from '#components/text.tsx';

/** A link, quiet unless `variant` says otherwise, that opens a new tab and says so to screen readers. */
export function NewTabLink({
  href,
  hint,
  variant = 'text',
  children,
}: {
  href: string;
  hint: string;
  variant?: ButtonProps['variant'];
  children: string;
}) {
  return (
    <Button href={href} target="_blank" rel="noopener" variant={variant}>
      <span>
        {children}
        <VisuallyHidden> ({hint})</VisuallyHidden>
      </span>
    </Button>
  );
}
