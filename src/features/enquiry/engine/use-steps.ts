import { useLayoutEffect, useState } from 'react';
import type { FormDeclaration } from './declaration.ts';
import { stepInDocument } from './in-document.ts';

/**
 * The steps of a form: the current one, and the focus that follows it. `goTo` focuses a field of
 * the step, by default its first; `showFirst` goes to the first field that matches `isWanted`.
 */
export function useSteps(
  formId: string,
  steps: FormDeclaration['steps'],
  startStep: number | undefined,
) {
  const [step, setStep] = useState(() => startStep ?? stepInDocument(formId, steps));
  const [focusOn, setFocusOn] = useState<{ name: string } | null>(null);

  // In the frame that shows the step (setFocus of React Hook Form runs a task later), so that the
  // focus is never taken from a field pressed in the meantime.
  useLayoutEffect(() => {
    if (focusOn) fieldOf(formId, focusOn.name)?.focus();
  }, [focusOn, formId]);

  const goTo = (next: number, name = steps[next]?.[0]) => {
    setStep(next);
    if (name !== undefined) setFocusOn({ name });
  };

  const showFirst = (isWanted: (name: string) => boolean) => {
    const wanted = steps.findIndex((names) => names.some(isWanted));
    if (wanted >= 0) goTo(wanted, steps[wanted]?.find(isWanted));
  };

  return { step, setStep, goTo, showFirst, isLast: step === steps.length - 1 };
}

/** The field of a form, or the first of its radios; null when it isn't rendered. */
function fieldOf(formId: string, name: string): HTMLElement | null {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return null;
  const found = form.elements.namedItem(name);
  const field = found instanceof RadioNodeList ? found[0] : found;
  return field instanceof HTMLElement ? field : null;
}
