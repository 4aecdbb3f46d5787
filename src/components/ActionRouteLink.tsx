import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { ActionLink, type Emphasis } from './ActionButton.tsx';

/** A link within the site that looks like a button. */
export function ActionRouteLink({
  to,
  emphasis = 'action',
  children,
}: {
  to: string;
  emphasis?: Emphasis;
  children: ReactNode;
}) {
  return (
    <ActionLink href={useHref(to)} emphasis={emphasis} onClick={useLinkClickHandler(to)}>
      {children}
    </ActionLink>
  );
}
