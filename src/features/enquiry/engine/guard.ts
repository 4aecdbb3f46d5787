import type { Guard } from '#contract/envelope.ts';

/** Maximum length of the honeypot field; see the contract's schema. */
const TRAP_MAX = 500;

type Filling = {
  readonly form: HTMLElement | null;
  /** The honeypot field. */
  readonly trap: HTMLInputElement | null;
  /** When the form was first seen, by `performance.now`. */
  readonly seenAt: number;
  /**
   * Whether the site itself has filled in answers: a draft, the remembered person, another form.
   */
  readonly prefilled: boolean;
};

/** Signals by which the server detects bots. */
export function guardOf({ form, trap, seenAt, prefilled }: Filling): Guard {
  return {
    // Browsers autofill anything that looks like an address; that is not a bot.
    trap: trap === null || isAutofilled(trap) ? '' : trap.value.slice(0, TRAP_MAX),
    fillMs: Math.max(0, Math.round(performance.now() - seenAt)),
    prefilled: prefilled || hasAutofilled(form),
    ...touched(),
  };
}

function touched(): Pick<Guard, 'touched'> {
  // Missing in some supported browsers.
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
