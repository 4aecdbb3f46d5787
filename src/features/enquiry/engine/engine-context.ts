import { createContext, use } from 'react';
import type { EnquiryEngine } from './use-enquiry-form.ts';

/** The engine of the surrounding form. */
export const EngineContext = createContext<EnquiryEngine | null>(null);

/** The engine of the surrounding form; throws outside of one. */
export function useEngine(): EnquiryEngine {
  const engine = use(EngineContext);
  if (!engine) throw new Error('Form fields must be rendered inside an enquiry form');
  return engine;
}
