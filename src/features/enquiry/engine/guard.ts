import type { Guard } from '#contract/envelope.ts';

/** Longest text of the hidden field that travels; see the contract's schema. */
const TRAP_MAX = 500;

type Filling = {
  readonly form: HTMLElement | null;
  /** The field that people cannot see. */
  readonly trap: HTMLInputElement | null;
  /** When the form was first seen, by `performance.now`. */
  readonly seenAt: number;
  /** Whether the site itself has put answers in: a draft, the remembered person, another form. */
  readonly prefilled: boolean;
};

/** What the server is told of how a form was filled in, so that it can tell a person from a script. */
export function guardOf({ form, trap, seenAt, prefilled }: Filling): Guard {
  return {
    // Browsers fill in whatever looks like an address; that is nobody's doing.
    trap: trap === null || isAutofilled(trap) ? '' : trap.value.slice(0, TRAP_MAX),
    fillMs: Math.max(0, Math.round(performance.now() - seenAt)),
    prefilled: prefilled || hasAutofilled(form),
    ...touched(),
  };
}

function touched(): Pick<Guard, 'touched'> {
  // Not every browser in use has it.
  const activation: UserActivation | undefined = navigator.userActivation;
  return activation === undefined ? {} : { touched: activation.hasBeenActive };
}

function hasAutofilled(form: HTMLElement | null): boolean {
  return [...(form?.querySelectorAll('input, select, textarea') ?? [])].some(isAutofilled);
}

function isAutofilled(control: Element): boolean {
  try {
    return control.matches(':is(:autofill, :-webkit-autofill)');
  } catch {
    return false;
  }
}
