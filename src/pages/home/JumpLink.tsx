import type { MouseEvent } from 'react';
import { ActionLink } from '#components/ActionButton.tsx';

function jump(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const target = document.querySelector<HTMLElement>(event.currentTarget.hash);
  if (!target) return;
  event.preventDefault();
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
  // The focus goes along, so that Tab continues at the target.
  target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

/** A link to a section of this page, `#id`, that scrolls there smoothly (specification 1-§2.6). */
export function JumpLink({ href, children }: { href: `#${string}`; children: string }) {
  return (
    <ActionLink href={href} onClick={jump}>
      {children}
    </ActionLink>
  );
}
