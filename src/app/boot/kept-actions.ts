import { keepEarlyDraft } from '#features/enquiry/early-draft.ts';
import { areAlternatives, isControl, retyping } from './retype.ts';

const page = document.documentElement;

/**
 * Elements that need script; a press on anything else is handled by the browser, popovers included.
 */
export const PRESSABLE =
  'button:not([popovertarget], [formmethod]), [role="button"]:not([target]), a[data-enhanced]';

type Kept = {
  /** The link to follow if the action can't be replayed; null for typing. */
  readonly link: HTMLAnchorElement | null;
  readonly isPress: boolean;
  readonly again: (target: Element) => void;
};

/**
 * Finds elements after the site has started: React replaces parts of pages that others have
 * changed.
 */
export type Places = {
  /** The element itself, or the one that replaced it. */
  readonly find: (element: Element) => Element | null;
  /** How often React has replaced something. */
  readonly replaced: () => number;
};

export type KeptActions = {
  /** Replays everything in order, once, and stops capturing. */
  readonly giveBack: (places: Places) => Promise<void>;
  /**
   * The presses can't be replayed: follows the last link and drops the others. Typing is kept.
   * Returns whether a press was dropped, and the form that one of them would have sent.
   */
  readonly giveUp: () => { readonly isDropped: boolean; readonly form: HTMLFormElement | null };
};

/**
 * Captures presses and typing until the site has started, where they would be lost. Typing stays in
 * the page as well. `onKept` is called for each captured action with whether it is a press, which
 * then waits for an answer. A press that `opensDialog` has answered is given back last, after what was
 * done in the dialog.
 */
export function keepActions(
  onKept: (isPress: boolean) => void,
  opensDialog: (target: HTMLElement) => boolean,
): KeptActions {
  const kept = new Map<unknown, Kept>();
  const stop = new AbortController();
  let isGivingBack = false;
  /** Has opened a dialog of the browser's own. */
  let opener: HTMLElement | null = null;

  const keep = (key: unknown, action: Kept) => {
    // An impatient second press counts once; of typing, the latest counts.
    if (!action.isPress || !kept.has(key)) kept.set(key, action);
    onKept(action.isPress);
  };
  const keepPress = (target: HTMLElement) => {
    if (opensDialog(target)) {
      opener = target;
      return;
    }
    keep(target, {
      isPress: true,
      link: target instanceof HTMLAnchorElement ? target : null,
      again: (there) => there instanceof HTMLElement && there.click(),
    });
  };
  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    hear: (event: WindowEventMap[Name], target: Element) => boolean,
  ) =>
    addEventListener(
      name,
      (event) => {
        if (isGivingBack || !(event.target instanceof Element)) return;
        if (!hear(event, event.target)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true, signal: stop.signal },
    );
  const listenForPress = <Name extends keyof WindowEventMap>(
    name: Name,
    pressed: (event: WindowEventMap[Name], target: Element) => HTMLElement | null | undefined,
  ) =>
    listen(name, (event, target) => {
      const button = pressed(event, target);
      if (button) keepPress(button);
      return !!button;
    });
  const keepTyping = (_: Event, target: Element) => {
    if (isControl(target)) {
      for (const key of kept.keys()) if (areAlternatives(key, target)) kept.delete(key);
      keep(target, { isPress: false, link: null, again: retyping(target) });
      keepEarlyDraft(target);
    }
    return false;
  };

  listenForPress('click', pressedByPointer);
  listenForPress('pointerup', disabledUnderPointer);
  listenForPress('keydown', pressedByKey);
  listenForPress('submit', (_, form) => (isLeadForm(form) ? submitOf(form) : null));
  listen('keydown', (event) => {
    const isHotkey = event.altKey && event.shiftKey;
    if (isHotkey) keep(event.code, { isPress: true, link: null, again: () => repeat(event) });
    return isHotkey;
  });
  listen('close', (_, dialog) => {
    opener = null;
    for (const [key, { isPress }] of kept)
      if (isPress && key instanceof Node && dialog.contains(key)) kept.delete(key);
    return false;
  });
  listen('input', keepTyping);
  listen('change', keepTyping);

  return {
    giveBack: async (places) => {
      const give = async (key: unknown, { again }: Kept) => {
        const target = key instanceof Element ? places.find(key) : page;
        isGivingBack = true;
        if (target) again(target);
        isGivingBack = false;
        await drawn();
        return target;
      };
      for (const [key, action] of kept) {
        kept.delete(key);
        const before = places.replaced();
        const target = await give(key, action);
        // React replaced the element during this very event, so nothing handled it.
        if (places.replaced() > before && target?.isConnected === false) await give(key, action);
      }
      stop.abort();
      const there = opener && places.find(opener);
      if (there instanceof HTMLElement) there.click();
    },
    giveUp: () => {
      const presses = [...kept].filter(([, { isPress }]) => isPress);
      for (const [key] of presses) kept.delete(key);
      const link = presses.findLast(([, { link }]) => link)?.[1].link;
      if (link) location.assign(link.href);
      const isTypedInto = (form: HTMLFormElement | null) =>
        [...kept.keys()].some((key) => isControl(key) && key.form === form);
      const sending = presses.map(([key]) => key).findLast(isSending);
      const isReady = sending && (!sending.disabled || isTypedInto(sending.form));
      const form = isReady ? sending.form : null;
      return { isDropped: presses.length > 0 && !link, form };
    },
  };
}

/** With a modifier key the visitor wants the link in a new tab. */
export const isForBrowser = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

const pressedByPointer = (event: MouseEvent, target: Element): HTMLElement | null =>
  isForBrowser(event) ? null : target.closest<HTMLElement>(PRESSABLE);

/** A button that stays disabled because no script handles typing yet; it gets no click events. */
function disabledUnderPointer(_: Event, target: Element): HTMLElement | null {
  const button = target.closest('button');
  return button?.disabled && button.form ? button : null;
}

/**
 * Keys that act without a click: Space on a link that is a button, Enter in a form whose submit
 * button is disabled.
 */
function pressedByKey({ key }: KeyboardEvent, target: Element): HTMLElement | null {
  if (key === ' ') return target.closest<HTMLElement>('a[role="button"]:not([target])');
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return null;
  const { form } = target;
  const button = form && isLeadForm(form) ? submitOf(form) : null;
  return button?.disabled ? button : null;
}

const isLeadForm = (element: Element): element is HTMLFormElement =>
  element instanceof HTMLFormElement && element.method === 'post';

const submitOf = (form: HTMLFormElement) =>
  form.querySelector<HTMLButtonElement>('button[type="submit"]');

/** Whether a press on this sends its form. One that waits for text stays disabled without script. */
function isSending(pressed: unknown): pressed is HTMLButtonElement {
  if (!(pressed instanceof HTMLButtonElement) || !pressed.form) return false;
  return isLeadForm(pressed.form) && submitOf(pressed.form) === pressed;
}

function repeat({ key, code, altKey, shiftKey }: KeyboardEvent): void {
  const again = { key, code, altKey, shiftKey, bubbles: true, cancelable: true };
  document.dispatchEvent(new KeyboardEvent('keydown', again));
}

/** Lets React render, such as a button that typing enables. */
const drawn = () => new Promise((resolve) => setTimeout(resolve));
