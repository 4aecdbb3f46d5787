import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { matchRoute } from '../routes/match.ts';
import { notFoundRoute } from '../routes/table.ts';

/** Links that somebody else takes over, or that the browser downloads. */
const OTHERWISE_FOLLOWED = '[data-assessment], [data-enhanced], [download]';

/**
 * Takes over links of the site in parts that are not hydrated yet, where no component listens: they
 * lead on without a page load, as all others do. Links within the page, to files, into another tab
 * or with a modifier stay what they are.
 */
export function usePlainLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const to = plainTarget(event);
      if (to === null) return;
      event.preventDefault();
      void navigate(to);
    };
    // Captured: React lets no click on a part that is not hydrated come through.
    document.addEventListener('click', follow, { capture: true });
    return () => document.removeEventListener('click', follow, { capture: true });
  }, [navigate]);
}

function plainTarget(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target !== '' || link.matches(OTHERWISE_FOLLOWED)) return null;
  if (link.origin !== location.origin || link.pathname === location.pathname) return null;
  if (matchRoute(link.pathname) === notFoundRoute) return null;
  return `${link.pathname}${link.search}${link.hash}`;
}
