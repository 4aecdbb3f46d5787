import type { ErrorRecord } from '#contract/error-record.ts';
import { errors } from '#content/errors.ts';
import type { Caught, Severity } from './capture.ts';
import { scrub } from '#contract/scrub.ts';

/** Severity and message for each source (docs/behaviour.md); a section that fails counts as high. */
const kinds = {
  uncaught: { severity: errors.uncaught.severity, userMessage: errors.uncaught.message },
  rejection: { severity: errors.rejection.severity, userMessage: errors.rejection.message },
  render: { severity: errors.uncaught.severity, userMessage: errors.section.text },
} as const satisfies Record<Caught['source'], { severity: Severity; userMessage: string }>;

/** Longest texts of a record; see the contract's schema. */
const MESSAGE_MAX = 2000;
const STACK_MAX = 8000;
const AGENT_MAX = 1000;
const URL_MAX = 2000;

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
    message: scrub(messageOf(error)).slice(0, MESSAGE_MAX),
    timestamp: scene.now.toISOString(),
    url: scene.pathname.slice(0, URL_MAX),
    userAgent: scene.userAgent.slice(0, AGENT_MAX),
    sessionId: scene.sessionId,
    resolved: false,
    details: source,
    ...(stack === undefined ? {} : { stack: scrub(stack).slice(0, STACK_MAX) }),
  };
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  return typeof error === 'string' ? error : Object.prototype.toString.call(error);
}
