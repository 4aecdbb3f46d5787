import type { ErrorRecord } from '#contract/error-record.ts';
import { errors } from '#content/errors.ts';
import { errorLimits, limits } from '#contract/limits.ts';
import { scrub } from '#contract/clean-text.ts';

/** A failure as it was caught. */
export type Caught = {
  /** An uncaught error, an unhandled rejection, or an error while rendering a section. */
  readonly source: 'uncaught' | 'rejection' | 'render';
  readonly error: unknown;
  /** Called when the visitor presses Retry. */
  readonly retry?: () => void;
};

/** Severity and message for each source (docs/behaviour.md); a section that fails counts as high. */
const kinds = {
  uncaught: { severity: errors.uncaught.severity, userMessage: errors.uncaught.message },
  rejection: { severity: errors.rejection.severity, userMessage: errors.rejection.message },
  render: { severity: errors.uncaught.severity, userMessage: errors.section.text },
} as const satisfies Record<
  Caught['source'],
  { severity: ErrorRecord['severity']; userMessage: string }
>;

/** Where and when a failure was caught. */
export type Scene = {
  readonly id: string;
  readonly sessionId: string;
  readonly now: Date;
  /** Path only: a query string may hold what somebody typed. */
  readonly pathname: string;
  readonly userAgent: string;
};

/** The record of a failure (docs/behaviour.md), without personal data. */
export function describeError({ source, error }: Caught, scene: Scene): ErrorRecord {
  const stack = error instanceof Error ? error.stack : undefined;
  return {
    id: scene.id,
    type: 'client',
    ...kinds[source],
    message: scrub(messageOf(error)).slice(0, errorLimits.messageMax),
    timestamp: scene.now.toISOString(),
    url: scene.pathname.slice(0, limits.urlMax),
    userAgent: scene.userAgent.slice(0, limits.userAgentMax),
    sessionId: scene.sessionId,
    resolved: false,
    details: source,
    ...(stack === undefined ? {} : { stack: scrub(stack).slice(0, errorLimits.stackMax) }),
  };
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  return typeof error === 'string' ? error : Object.prototype.toString.call(error);
}
