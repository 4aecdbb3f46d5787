import { loadPage } from './lazy-page.tsx';
import { matchRoute } from './match.ts';

const CONFIRMATION_PATH = '/thank-you';

/**
 * Fetches the confirmation's code as soon as the visitor starts a form: on a first visit no worker
 * has cached it yet, and offline it could not be fetched later.
 */
export function readyConfirmation(): void {
  const stop = new AbortController();
  const ready = () => {
    stop.abort();
    loadPage(matchRoute(CONFIRMATION_PATH)).catch(() => undefined);
  };
  const look = ({ target }: { readonly target: EventTarget | null }) => {
    if (target instanceof Element && target.closest('form[method="post"]')) ready();
  };
  for (const name of ['focusin', 'input']) {
    document.addEventListener(name, look, { signal: stop.signal });
  }
  look({ target: document.activeElement });
}
