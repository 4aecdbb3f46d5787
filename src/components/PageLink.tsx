import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { OUTDATED_MARK } from './page-load.ts';
import { isPassingEntry } from './use-back-closes.ts';
import MuiLink, { type LinkProps } from '@mui/material/Link';
import Button, { type ButtonProps } from '@mui/material/Button';
import { VisuallyHidden } from '#components/text.tsx';

/**
 * State that a followed link leaves in its history entry. Following a link to the current page replaces
 * the entry, as updating the query does; this state tells them apart.
 */
export const FOLLOWED = true;

/** State of an entry that opened beside what is on screen: neither the scroll position nor the focus moves. */
export const BESIDE = 'beside';

type RouterLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  readonly to: string;
  readonly isInPlace?: boolean;
};

/**
 * A link to a page of the site, followed by the router. React Router's own Link also ships the
 * prefetching of its framework mode, which is not used here.
 */
export function RouterLink({ to, isInPlace, onClick, children, ...props }: RouterLinkProps) {
  const href = useHref(to);
  const state = isInPlace ? BESIDE : FOLLOWED;
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state });
  const followInPlace = useLinkClickHandler<HTMLAnchorElement>(to, { state, replace: true });
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || document.documentElement.hasAttribute(OUTDATED_MARK)) return;
        (isPassingEntry() ? followInPlace : follow)(event);
      }}
    >
      {children}
    </a>
  );
}

type PageLinkProps = Omit<LinkProps, 'component' | 'href'> & { readonly to: string };

/** MUI's link to a page of the site, followed by the router. */
export function PageLink(props: PageLinkProps) {
  return <MuiLink component={RouterLink} {...props} />;
}

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
