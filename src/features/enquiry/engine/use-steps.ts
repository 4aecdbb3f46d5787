import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormDeclaration } from './declaration.ts';
import type { FormValues } from './form-values.ts';

/**
 * The steps of a form: which one is shown, and the focus that follows it. `goTo` focuses a field of
 * the step, by default its first; `showFirst` goes to the first field of which `isWanted` holds.
 */
export function useSteps(
  form: Pick<UseFormReturn<FormValues>, 'setFocus'>,
  steps: FormDeclaration['steps'],
  startStep: number,
) {
  const [step, setStep] = useState(startStep);
  const [focusOn, setFocusOn] = useState<{ name: string } | null>(null);

  // An effect, because the field may only be drawn with the step.
  useEffect(() => {
    if (focusOn) form.setFocus(focusOn.name);
  }, [focusOn, form]);

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
