import { useSyncExternalStore } from 'react';
import { useWatch } from 'react-hook-form';
import { useEngine } from './engine-context.ts';
import type { FormValues } from './form-values.ts';

const never = () => () => undefined;

/** False while prerendering and hydrating, when the markup must not depend on input. */
function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The current value of a field; its initial value until hydration is over. */
export function useTyped(name: string): FormValues[string] {
  const { form, declaration } = useEngine();
  const typed = useWatch({ control: form.control, name });
  const alive = useAlive();
  return (alive ? typed : declaration.defaults[name]) ?? '';
}

/** The same for a text field. */
export function useTypedText(name: string): string {
  const typed = useTyped(name);
  return typeof typed === 'string' ? typed : '';
}
