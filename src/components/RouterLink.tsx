import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { FOLLOWED } from './followed.ts';
import { isPassingEntry } from './use-back-closes.ts';

export type RouterLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  readonly to: string;
};

const followed = { state: FOLLOWED };
const inPlace = { ...followed, replace: true };

/**
 * A link to a page of the site, which the router follows without a page load. The router's own Link
 * brings the code that fetches pages ahead for its framework, which is not used here.
 */
export function RouterLink({ to, onClick, children, ...props }: RouterLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, followed);
  const followInPlace = useLinkClickHandler<HTMLAnchorElement>(to, inPlace);
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) (isPassingEntry() ? followInPlace : follow)(event);
      }}
    >
      {children}
    </a>
  );
}
