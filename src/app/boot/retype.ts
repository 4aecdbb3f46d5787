export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isControl = (element: Element): element is Control =>
  element.matches('input, select, textarea');

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type);

/**
 * What lets a script know of what a control holds now, as if the visitor set it at that moment. React
 * takes what it finds at hydration for known, and a form may have put back what it held before.
 */
export function retyping(control: Control): () => void {
  if (isChoice(control)) {
    const { checked } = control;
    return () => {
      control.checked = !checked;
      control.click();
    };
  }
  const tell = () => {
    for (const name of ['input', 'change']) {
      control.dispatchEvent(new Event(name, { bubbles: true }));
    }
  };
  // Files can only be taken away by a script.
  if (control.type === 'file') return tell;
  const { value } = control;
  return () => {
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
    tell();
  };
}

/** Where the caret stands; null in controls that have none, such as one for a date. */
function selectionOf(control: Control): readonly [number, number] | null {
  if (control instanceof HTMLSelectElement) return null;
  const { selectionStart, selectionEnd } = control;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}
