import { envelopeSchema, type Envelope, type Guard } from '#contract/envelope.ts';
import type { FormType } from '#contract/form-types.ts';
import { limits, photoLimits } from '#contract/limits.ts';
import { parseUrl } from '#contract/paths.ts';
import { formCatalogue } from '#content/forms/form-catalogue.ts';
import type { OriginData } from '#contract/form-data.ts';
import type { FormAnswers } from './declaration.ts';
import type { FormProgress } from './values.ts';
import { visitOriginHere } from './visit-origin.ts';

/** Page and browser from which a form was sent. */
export type PageContext = {
  readonly origin: string;
  /** Path only: a query string may hold what somebody typed. */
  readonly pathname: string;
  readonly userAgent: string;
  readonly referrer: string;
  /** Where the visit came from, as far as that was noted. */
  readonly visit?: OriginData;
};

export function pageContextHere(): PageContext {
  const { origin, pathname } = location;
  return {
    origin,
    pathname,
    userAgent: navigator.userAgent,
    referrer: withoutQuery(document.referrer),
    visit: visitOriginHere(),
  };
}

function withoutQuery(address: string): string {
  const url = parseUrl(address);
  return url === null ? '' : `${url.origin}${url.pathname}`;
}

/**
 * The envelope of a form's answers. The same answers as in the last attempt give an identical
 * envelope; changed ones the next revision. Throws a ZodError when the answers break the contract.
 */
export function envelopeFor(
  formType: FormType,
  answers: FormAnswers,
  progress: FormProgress,
  { origin, pathname, userAgent, referrer, visit = {} }: PageContext,
  now: Date,
  photosMissing: number = 0,
): Envelope {
  const { attempt } = progress;
  if (attempt?.answers === JSON.stringify(answers)) return attempt.envelope;
  return envelopeSchema.parse({
    formType,
    submissionId: progress.submissionId,
    revision: attempt ? attempt.envelope.revision + 1 : 1,
    timestamp: now.toISOString(),
    source: origin,
    data: {
      ...answers,
      ...withPhotosMissing(photosMissing),
      formName: formCatalogue[formType].formName,
      userAgent: userAgent.slice(0, limits.userAgentMax),
      referrer: referrer.slice(0, limits.urlMax),
      pageUrl: `${origin}${pathname}`.slice(0, limits.urlMax),
      ...visit,
    },
  });
}

/**
 * The envelope with corrected answers and the photo count: same id, page and browser, with the time
 * of the correction. Throws a ZodError when the answers break the contract.
 */
export function correctedEnvelope(
  original: Envelope,
  answers: FormAnswers,
  photoCount: number,
  now: Date,
  photosMissing: number = 0,
): Envelope {
  const { photoCount: _before, ...data } = original.data;
  return envelopeSchema.parse({
    ...original,
    timestamp: now.toISOString(),
    data: {
      ...data,
      ...withPhotoCount(withoutNewEmpty(answers, data), photoCount),
      ...withPhotosMissing(photosMissing),
    },
  });
}

/** The answers without empty fields that the original's release did not have. */
function withoutNewEmpty(answers: FormAnswers, original: FormAnswers): FormAnswers {
  return Object.fromEntries(
    Object.entries(answers).filter(([name, answer]) => name in original || !isEmpty(answer)),
  );
}

const isEmpty = (answer: unknown) =>
  answer === '' || (Array.isArray(answer) && answer.length === 0);

/** Answers with the number of photos to follow; left out if there are none. */
export function withPhotoCount(answers: FormAnswers, count: number | undefined): FormAnswers {
  return count === undefined || count === 0 ? answers : { ...answers, photoCount: count };
}

/**
 * Tells the owner how many picked photos were lost and will not follow; left out if there are none.
 */
function withPhotosMissing(count: number): { readonly photosMissing?: number } {
  return count === 0 ? {} : { photosMissing: Math.min(count, photoLimits.most) };
}

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
    trap: trap === null || isAutofilled(trap) ? '' : trap.value.slice(0, limits.trapMax),
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
