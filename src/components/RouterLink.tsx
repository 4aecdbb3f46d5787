import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export type RouterLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  readonly to: string;
};

/**
 * A link to a page of the site, which the router follows without a page load. The router's own Link
 * brings the code that fetches pages ahead for its framework, which is not used here.
 */
export function RouterLink({ to, onClick, children, ...props }: RouterLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
