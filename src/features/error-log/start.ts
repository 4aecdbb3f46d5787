import { capture } from './capture.ts';

let started = false;

/** Catches what nothing else has caught, once for the life of the page. */
export function startErrorLog(): void {
  if (started) return;
  started = true;
  addEventListener('error', ({ error, message }) => {
    capture({ source: 'uncaught', error: error ?? new Error(message) });
  });
  addEventListener('unhandledrejection', ({ reason, defaultPrevented }) => {
    // Somebody has dealt with it already, such as with a part of the site that is gone.
    if (!defaultPrevented) capture({ source: 'rejection', error: reason });
  });
}
