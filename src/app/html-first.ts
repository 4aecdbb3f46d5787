import { whenPainted } from '#components/page-load.ts';
import { isForBrowser } from './boot/kept-actions.ts';
import { isControl, type retyping } from './boot/retype.ts';

/** What HTML answers: by itself, or with a dialog. */
const ANSWERED = '[popovertarget], summary, [data-opener], a[data-enhanced]';

/** The first step of a form leads on by itself (first-step.ts), with the click alone. */
const LEADS_ON = 'form:has(noscript[data-step]) [type=submit]';

/** The browser itself shows what is typed or chosen here; others may have added fields outside the root. */
const FILLED =
  '#root :is(textarea, input:not([type=file]), label:has([type=radio], [type=checkbox]):not(:has(a)))';

const BY_HTML = `${ANSWERED}, ${LEADS_ON}, ${FILLED}`;

/**
 * What comes before a click, or before something is typed. A composition is React's from its start: no value
 * may be set in the middle of one.
 */
const BEFORE: readonly string[] = [
  'touchstart',
  'pointerdown',
  'mousedown',
  'touchend',
  'pointerup',
  'mouseup',
  'keydown',
  'keypress',
  'keyup',
  'beforeinput',
  // Of older browsers, and Chrome.
  'textInput',
];

/** Keys that only write or delete. */
const WRITES = /^(?:.|Backspace|Delete|Process|Unidentified)$/u;

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

/** Whether HTML answers this key, in a field or by the click that follows it. */
function isKeyOfHtml(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, target } = event;
  if (altKey || ctrlKey || metaKey) return false;
  // React sees Space on a button, which on a link only script answers, and every key in a choice of one.
  if (key === 'Enter') return pressedIn(event, `${ANSWERED}, ${LEADS_ON}`) === target;
  const isText = target instanceof Element && target.matches('textarea, input:not([type=radio])');
  return isText && WRITES.test(key) && pressedIn(event, FILLED) !== null;
}

/** What was typed or chosen in parts that are not hydrated, until React learns of it. */
const unheard = new Map<Element, (there: Element) => void>();

function tellReact(control: Element): void {
  const again = unheard.get(control);
  unheard.delete(control);
  again?.(control);
}

/** Before something else is typed into a part that has been hydrated meanwhile, from what it was before. */
function tellReactOfHydrated(): void {
  for (const control of unheard.keys()) if (isHydrated(control)) tellReact(control);
}

function hold(event: Event, retype: typeof retyping): void {
  const control = pressedIn(event, FILLED);
  if (!isControl(control)) return;
  event.stopPropagation();
  unheard.set(control, retype(control));
  whenPainted(() => tellReact(control));
}

/**
 * From now on HTML answers a press or a letter, as before the start, where the part is not hydrated: React
 * would hydrate it first, in the same task, as soon as the pointer or a key goes down. It learns of a press
 * once the dialog that `opensDialog` has opened is painted; of what is typed or chosen, by `retype`
 * once that is.
 */
export function answerByHtmlFirst(
  opensDialog: (target: HTMLElement) => boolean,
  retype: typeof retyping,
): void {
  for (const name of BEFORE)
    addEventListener(
      name,
      (event) => {
        tellReactOfHydrated();
        if (event instanceof KeyboardEvent ? isKeyOfHtml(event) : pressedIn(event, BY_HTML))
          event.stopPropagation();
      },
      true,
    );
  for (const name of ['input', 'change'] as const)
    addEventListener(name, (event) => hold(event, retype), true);
  addEventListener(
    'click',
    (event) => {
      if (pressedIn(event, FILLED)) event.stopPropagation();
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
