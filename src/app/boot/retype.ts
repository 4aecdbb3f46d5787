export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isControl = (target: unknown): target is Control =>
  target instanceof Element && target.matches('input, select, textarea');

export const isChoice = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type);

/** Whether these are two radios of one group, of which only one can be chosen. */
export const areAlternatives = (one: unknown, other: Control): boolean =>
  isControl(one) &&
  one !== other &&
  one.type === 'radio' &&
  one.name === other.name &&
  one.form === other.form;

/**
 * Dispatches the events by which scripts learn the value of a control, as if the visitor set it
 * now, in the control itself or its replacement. React treats the value it finds at hydration as
 * known, and a form may have restored an earlier one.
 */
export function retyping(control: Control): (there: Element) => void {
  if (isChoice(control)) {
    const { checked } = control;
    return (there) => {
      if (!isControl(there) || !isChoice(there)) return;
      there.checked = !checked;
      there.click();
    };
  }
  const { value } = control;
  const caret = selectionOf(control);
  return (there) => {
    if (!isControl(there)) return;
    // Scripts can only clear file inputs.
    if (there.type !== 'file') setValue(there, value, caret);
    for (const name of ['input', 'change']) {
      there.dispatchEvent(new Event(name, { bubbles: true }));
    }
  };
}

/** The caret stays where it is, or where it was if the value has been set to another one meanwhile. */
function setValue(control: Control, value: string, caret: Caret): void {
  const selection =
    control !== document.activeElement
      ? null
      : control.value === value
        ? selectionOf(control)
        : caret;
  // First the element's own setter, which React tracks, then the native one: so React sees a
  // change.
  control.value = '';
  Reflect.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    value,
  );
  if (selection && !(control instanceof HTMLSelectElement)) {
    control.setSelectionRange(...selection);
  }
}

type Caret = readonly [number, number] | null;

/** The caret position; null for controls without one, such as a date input. */
export function selectionOf(control: Control): Caret {
  if (control instanceof HTMLSelectElement) return null;
  const { selectionStart, selectionEnd } = control;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}
