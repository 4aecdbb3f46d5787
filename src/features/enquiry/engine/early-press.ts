/**
 * Buttons pressed in a prerendered form before its code was there. React drops such a press; here
 * it is kept and made good as soon as the form has come alive.
 */
const presses = new Map<string, HTMLElement>();

const REGION = '[data-deferred]';

function note(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  const region = event.target.closest<HTMLElement>(REGION)?.dataset['deferred'];
  const button = event.target.closest('button');
  if (region !== undefined && button) presses.set(region, button);
}

if (typeof document !== 'undefined') document.addEventListener('click', note, { capture: true });

/** Where the boot script leaves that a form was sent before anything else was there to hear it. */
const SENT_EARLY = 'sentEarly';

function sentEarly(container: HTMLElement | null): HTMLElement | null {
  const form = container?.querySelector('form');
  if (!form || Reflect.get(form, SENT_EARLY) !== true) return null;
  Reflect.deleteProperty(form, SENT_EARLY);
  return form.querySelector<HTMLElement>('[type="submit"]');
}

/** The form of this region is alive: repeats the press that came too early, and listens no more. */
export function replayPress(region: string, container: HTMLElement | null): void {
  const button = presses.get(region) ?? sentEarly(container);
  presses.delete(region);
  container?.removeAttribute('data-deferred');
  if (button?.isConnected) button.click();
}
