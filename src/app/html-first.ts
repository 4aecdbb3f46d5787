import { whenPainted } from '#components/page-load.ts';
import { isForBrowser } from './boot/kept-actions.ts';

/** What HTML answers: by itself, or with a dialog. */
const ANSWERED = '[popovertarget], summary, [data-opener], a[data-enhanced]';

/** The first step of a form leads on by itself (first-step.ts), with the click alone. */
const LEADS_ON = 'form:has(noscript[data-step]) [type=submit]';

const BEFORE_CLICK = [
  'touchstart',
  'pointerdown',
  'mousedown',
  'touchend',
  'pointerup',
  'mouseup',
] as const;

/** React marks every element that it has hydrated. */
const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber'));

const pressedIn = (event: Event, selector: string) => {
  const pressed =
    event.isTrusted && event.target instanceof Element
      ? event.target.closest<HTMLElement>(selector)
      : null;
  return pressed && !isHydrated(pressed) ? pressed : null;
};

/**
 * From now on HTML answers a press, as before the start, where the pressed part is not hydrated: React
 * would hydrate it first, in the same task, as soon as the pointer goes down. It learns of the press once
 * the dialog that `opensDialog` has opened is painted.
 */
export function answerByHtmlFirst(opensDialog: (target: HTMLElement) => boolean): void {
  for (const name of BEFORE_CLICK)
    addEventListener(
      name,
      (event) => {
        if (pressedIn(event, `${ANSWERED}, ${LEADS_ON}`)) event.stopPropagation();
      },
      true,
    );
  addEventListener(
    'click',
    (event) => {
      const pressed = pressedIn(event, ANSWERED);
      if (!pressed || isForBrowser(event)) return;
      const isDialog = opensDialog(pressed);
      if (!isDialog && pressed.matches('a')) return;
      event.stopPropagation();
      if (!isDialog) return;
      event.preventDefault();
      whenPainted(() => {
        if (document.querySelector('dialog:modal')) pressed.click();
      });
    },
    true,
  );
}
