import { PRESSABLE, type Places } from './boot/kept-actions.ts';
import { isChoice, isControl, selectionOf } from './boot/retype.ts';

/**
 * Where an element is: its index among elements of its kind, in the page and within the nearest
 * ancestor with an id.
 */
type Place = {
  readonly kind: string;
  readonly inPage: number;
  readonly id: string;
  readonly withinId: number;
};

type WatchedPlaces = Places & {
  /** Call when React could not hydrate a part and rendered it again. */
  readonly onReplaced: () => void;
};

/**
 * Remembers the position of everything that can be pressed or typed into. Translators wrap texts in
 * elements and password managers insert nodes next to fields: React then renders that part again,
 * and focus, caret and a press in progress would be lost with the old elements.
 */
export function rememberPlaces(root: HTMLElement): WatchedPlaces {
  const places = new Map<Element, Place>();
  const inPage = new Map<string, number>();
  const withinIds = new Map<string, number>();
  for (const element of candidates(root)) {
    const kind = kindOf(element);
    const id = idAround(element);
    const place = {
      kind,
      inPage: count(inPage, kind),
      id,
      withinId: count(withinIds, `${id} ${kind}`),
    };
    places.set(element, place);
  }

  const find = (element: Element): Element | null => {
    if (element.isConnected) return element;
    const place = places.get(element);
    if (!place) return null;
    const around = document.getElementById(place.id);
    return around
      ? (alike(around, place.kind)[place.withinId] ?? null)
      : (alike(root, place.kind)[place.inPage] ?? null);
  };

  let replaced = 0;
  let focused = document.activeElement;
  let pressed: Element | null = null;
  root.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) focused = target;
  });
  addEventListener('pointerdown', ({ target }) => (pressed = pressableAt(target)), true);
  addEventListener('click', ({ target }) => (pressed = pressableAt(target)), true);

  /** Redirects the press in progress to the element that replaced the pressed one. */
  const pressAgain = (lost: Element, type: string) => {
    const press = () => {
      const there = find(lost);
      if (there instanceof HTMLElement) there.click();
    };
    if (type === 'click') press();
    else addEventListener('pointerup', () => setTimeout(press), { capture: true, once: true });
  };

  const refocus = () => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const there = find(focused);
    if (!(there instanceof HTMLElement)) return;
    const selection = isControl(focused) ? selectionOf(focused) : null;
    there.focus({ preventScroll: true });
    const isText = isControl(there) && !(there instanceof HTMLSelectElement);
    if (selection && isText) there.setSelectionRange(...selection);
  };

  return {
    find,
    replaced: () => replaced,
    onReplaced: () => {
      replaced += 1;
      const during = globalThis.event;
      const lost = pressed;
      queueMicrotask(() => {
        refocus();
        // Replayed events are replayed again by the boot script itself.
        if (lost?.isConnected === false && during?.isTrusted) pressAgain(lost, during.type);
      });
    },
  };
}

const CONTROLS = 'input, select, textarea';

function candidates(within: Element): readonly Element[] {
  return [...within.querySelectorAll(`${CONTROLS}, ${PRESSABLE}`)];
}

function alike(within: Element, kind: string): readonly Element[] {
  return candidates(within).filter((element) => kindOf(element) === kind);
}

/** Identifies an element independent of the language of its text. */
function kindOf(element: Element): string {
  const names = ['type', 'name', 'href', ...(isChoice(element) ? ['value'] : [])];
  const attributes = names.map((name) => element.getAttribute(name));
  return [element.tagName, ...attributes].join(' ');
}

/** The id of the nearest ancestor that has one; otherwise empty. */
function idAround(element: Element): string {
  return element.parentElement?.closest('[id]')?.id ?? '';
}

function count(of: Map<string, number>, key: string): number {
  const before = of.get(key) ?? 0;
  of.set(key, before + 1);
  return before;
}

function pressableAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(PRESSABLE) : null;
}
