import { isHydratingSection, onSectionHydrated, pauseTurns } from '#components/hydration-turns.ts';
import { whenPainted } from '#components/page-load.ts';
import { isForBrowser } from './boot/kept-actions.ts';
import { isControl, type retyping } from './boot/retype.ts';

/** What HTML answers: by itself, or with a dialog. */
const ANSWERED = '[popovertarget], summary, [data-opener], a[data-enhanced]';

/** The first step of a form leads on by itself (first-step.ts), with the click alone; a disabled button gets none. */
const LEADS_ON = 'form:has(noscript[data-step]) [type=submit]:enabled';

/** The browser itself shows what is typed or chosen here; others may have added fields outside the root. */
const FILLED =
  '#root :is(textarea, input:not([type=file]), label:has([type=radio], [type=checkbox]):not(:has(a)))';

/** What follows such a star is shown by HTML (rating.ts), and React reads it there. */
const RATED = '[data-chosen] [type=radio]';

const BY_HTML = `${ANSWERED}, ${LEADS_ON}, ${FILLED}`;

/** What comes before a click, or before something is typed. */
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

/** Whether React has put the site in place, sections aside. */
let isStarted = false;

/** React marks every element that it hydrates, when it begins. */
const isMarked = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber'));

/** Before it has ended, an event would make React go on in the same task. */
const isHydrated = (element: Element) => isStarted && !isHydratingSection() && isMarked(element);

const pressedIn = (event: Event, selector: string) => {
  const pressed =
    event.isTrusted && event.target instanceof Element
      ? event.target.closest<HTMLElement>(selector)
      : null;
  return pressed && !isHydrated(pressed) ? pressed : null;
};

/** A link that is a button: the browser does nothing for Space on it. */
const isLinkAsButton = (target: EventTarget | null): target is HTMLAnchorElement =>
  target instanceof HTMLAnchorElement && target.role === 'button';

/** Whether HTML answers this key, in a field or by the click that follows it. */
function isKeyOfHtml(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, isComposing, target } = event;
  if (isComposing) return pressedIn(event, FILLED) !== null;
  if (altKey || ctrlKey || metaKey) return false;
  if (key === 'Enter' || (key === ' ' && !isLinkAsButton(target))) {
    if (pressedIn(event, `${ANSWERED}, ${LEADS_ON}`) === target) return true;
  }
  if (!(target instanceof Element)) return false;
  // React sees every other key in a choice of one.
  const isHtmls =
    key === ' '
      ? target.matches('textarea, input')
      : WRITES.test(key) && target.matches('textarea, input:not([type=radio])');
  return isHtmls && pressedIn(event, FILLED) !== null;
}

/** What was typed or chosen in parts that are not hydrated, until React learns of it. */
const unheard = new Map<Element, (there: Element) => void>();

/** The field in which text is being composed (IME): to set its value would break that off. */
let composed: EventTarget | null = null;

/** Those of this moment: one whose part React cannot hydrate yet is added again, and a loop over all would never end. */
const unheardControls = (): readonly Element[] => [...unheard.keys()];

function tellReact(control: Element): void {
  const again = unheard.get(control);
  unheard.delete(control);
  again?.(control);
}

/** React then hydrates in the same task what is not hydrated yet. */
function tellReactOfAll(event: Event): void {
  for (const control of unheardControls()) {
    if (control !== composed || control !== event.target) tellReact(control);
  }
}

/** Before something else is typed into a part that has been hydrated meanwhile, from what it was before. */
function tellReactOfHydrated(): void {
  for (const control of unheardControls()) {
    if (control !== composed && isHydrated(control)) tellReact(control);
  }
}

const tellOnceHydrated = () => whenPainted(tellReactOfHydrated);

/** What HTML does not answer may need what was typed before it: it may send that, or leave the page. */
function onBefore(event: Event): void {
  const isHtmls =
    event instanceof KeyboardEvent ? isKeyOfHtml(event) : pressedIn(event, BY_HTML) !== null;
  if (isHtmls) event.stopPropagation();
  const isOthers = event.target instanceof Element && isHydrated(event.target);
  if (isHtmls || !event.isTrusted || (isOthers && event.type !== 'keydown')) tellReactOfHydrated();
  else tellReactOfAll(event);
}

function hold(event: Event, retype: typeof retyping): void {
  const control = pressedIn(event, FILLED);
  if (!isControl(control)) return;
  event.stopPropagation();
  if (control.matches(RATED)) return;
  unheard.set(control, retype(control));
  tellOnceHydrated();
}

let endComposition = (): void => undefined;

/** A composition in a part that waits to be hydrated is the browser's alone: that part waits for its end. */
function onComposition(event: Event): void {
  const control = pressedIn(event, FILLED);
  if (event.type === 'compositionstart') {
    // React has begun to hydrate this part: it ends that first.
    if (!control || isMarked(control)) return;
    composed = event.target;
    pauseTurns(new Promise((end) => (endComposition = end)));
  }
  if (composed !== event.target) return;
  if (control) event.stopPropagation();
  if (event.type !== 'compositionend') return;
  composed = null;
  endComposition();
  tellOnceHydrated();
}

/**
 * From now on HTML answers a press or a letter, as before the start, where the part is not hydrated: React
 * would hydrate it first, in the same task, as soon as the pointer or a key goes down. It learns of a press
 * once the dialog that `opensDialog` has opened is painted; of what is typed or chosen, by `retype`
 * once the part is hydrated, or before the next press that HTML does not answer. Returns what to call when
 * React has put the site in place.
 */
export function answerByHtmlFirst(
  opensDialog: (target: HTMLElement) => boolean,
  retype: typeof retyping,
): () => void {
  const showDialog = (event: Event, pressed: HTMLElement) => {
    event.stopPropagation();
    event.preventDefault();
    whenPainted(() => {
      if (document.querySelector('dialog:modal')) pressed.click();
    });
  };
  for (const name of BEFORE) addEventListener(name, onBefore, true);
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== ' ' || !isLinkAsButton(event.target) || event.repeat) return;
      const pressed = pressedIn(event, ANSWERED);
      if (pressed === event.target && opensDialog(pressed)) showDialog(event, pressed);
    },
    true,
  );
  for (const name of ['compositionstart', 'compositionupdate', 'compositionend'])
    addEventListener(name, onComposition, true);
  for (const name of ['input', 'change'] as const)
    addEventListener(name, (event) => hold(event, retype), true);
  addEventListener(
    'click',
    (event) => {
      if (pressedIn(event, FILLED)) event.stopPropagation();
      // Not even by leading on, where React has read the form (first-step.ts).
      else if (event.isTrusted && !pressedIn(event, ANSWERED)) tellReactOfAll(event);
      const pressed = pressedIn(event, ANSWERED);
      if (!pressed || isForBrowser(event)) return;
      const isDialog = opensDialog(pressed);
      if (!isDialog && pressed.matches('a')) return;
      if (isDialog) showDialog(event, pressed);
      else event.stopPropagation();
    },
    true,
  );
  // What was typed is kept before the page is left.
  addEventListener('visibilitychange', tellReactOfAll, true);
  onSectionHydrated(tellOnceHydrated);
  return () => {
    isStarted = true;
    tellOnceHydrated();
  };
}
