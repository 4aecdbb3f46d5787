import { envelopeSchema, type Envelope } from '#contract/envelope.ts';
import type { FormType } from '#contract/form-types.ts';
import { parseUrl } from '#contract/parse-url.ts';
import { formCatalogue } from '#content/forms/form-catalogue.ts';
import { withPhotosMissing } from './photo-count.ts';
import type { FormProgress } from './form-progress.ts';

/** Page and browser from which a form was sent. */
export type PageContext = {
  readonly origin: string;
  /** Path only: a query string may hold what somebody typed. */
  readonly pathname: string;
  readonly userAgent: string;
  readonly referrer: string;
};

export function pageContextHere(): PageContext {
  const { origin, pathname } = location;
  return {
    origin,
    pathname,
    userAgent: navigator.userAgent,
    referrer: withoutQuery(document.referrer),
  };
}

function withoutQuery(address: string): string {
  const url = parseUrl(address);
  return url === null ? '' : `${url.origin}${url.pathname}`;
}

/** Maximum length of user agent and address; see the contract's data schemas. */
const AGENT_MAX = 1000;
const ADDRESS_MAX = 2000;

/**
 * The envelope of a form's answers. The same answers as in the last attempt give an identical
 * envelope; changed ones the next revision. Throws a ZodError when the answers break the contract.
 */
export function envelopeFor(
  formType: FormType,
  answers: Readonly<Record<string, unknown>>,
  progress: FormProgress,
  { origin, pathname, userAgent, referrer }: PageContext,
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
      userAgent: userAgent.slice(0, AGENT_MAX),
      referrer: referrer.slice(0, ADDRESS_MAX),
      pageUrl: `${origin}${pathname}`.slice(0, ADDRESS_MAX),
    },
  });
}
