import { createContext, use } from 'react';
import { useWatch } from 'react-hook-form';
import { useHydrated } from '#components/use-store.ts';
import type { EnquiryEngine } from './use-enquiry-form.ts';
import type { FormValues } from './values.ts';

/** The engine of the surrounding form. */
export const EngineContext = createContext<EnquiryEngine | null>(null);

/** The engine of the surrounding form; throws outside of one. */
export function useEngine(): EnquiryEngine {
  const engine = use(EngineContext);
  if (!engine) throw new Error('Form fields must be rendered inside an enquiry form');
  return engine;
}

/** The current value of a field; its initial value until hydration is over. */
export function useTyped(name: string): FormValues[string] {
  const { form, declaration } = useEngine();
  const typed = useWatch({ control: form.control, name });
  const isHydrated = useHydrated();
  return (isHydrated ? typed : declaration.defaults[name]) ?? '';
}

/** The same for a text field. */
export function useTypedText(name: string): string {
  const typed = useTyped(name);
  return typeof typed === 'string' ? typed : '';
}
