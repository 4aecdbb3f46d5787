export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isControl = (element: Element): element is Control =>
  element.matches('input, select, textarea');

export const isChoice = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type);

/**
 * What lets a script know of what a control holds now, as if the visitor set it at that moment, there or
 * in the control that has taken its place. React takes what it finds at hydration for known, and a form
 * may have put back what it held before.
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
  return (there) => {
    if (!isControl(there)) return;
    // Files can only be taken away by a script.
    if (there.type !== 'file') setValue(there, value);
    for (const name of ['input', 'change']) {
      there.dispatchEvent(new Event(name, { bubbles: true }));
    }
  };
}

function setValue(control: Control, value: string): void {
  const selection = control === document.activeElement ? selectionOf(control) : null;
  // By the control's own setter, which React watches, then by the browser's: React sees a change.
  control.value = '';
  Reflect.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    value,
  );
  if (selection && !(control instanceof HTMLSelectElement)) {
    control.setSelectionRange(...selection);
  }
}

/** Where the caret stands; null in controls that have none, such as one for a date. */
export function selectionOf(control: Control): readonly [number, number] | null {
  if (control instanceof HTMLSelectElement) return null;
  const { selectionStart, selectionEnd } = control;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}
