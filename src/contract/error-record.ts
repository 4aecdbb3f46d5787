import { errorLimits, limits } from './limits.ts';
import { withoutControls } from './clean-text.ts';
import { z } from './zod.ts';

/** Severity of a recorded error. */
export const severities = ['low', 'medium', 'high', 'critical'] as const;

/** Text from code or a person: control characters are removed rather than rejected. */
const reported = (max: number) => z.string().check(z.overwrite(withoutControls), z.maxLength(max));

/** An entry of the local error log; the body of `POST /api/errors`. */
export const errorRecordSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  type: z.string().check(z.maxLength(50)),
  severity: z.enum(severities),
  message: reported(errorLimits.messageMax),
  userMessage: reported(errorLimits.userMessageMax),
  timestamp: z.iso.datetime(),
  /** Path only: a query string may hold what somebody typed. */
  url: reported(limits.urlMax),
  userAgent: reported(limits.userAgentMax),
  sessionId: z.string().check(z.maxLength(100)),
  resolved: z.boolean(),
  details: z.optional(reported(errorLimits.detailsMax)),
  stack: z.optional(reported(errorLimits.stackMax)),
});

export type ErrorRecord = z.infer<typeof errorRecordSchema>;

/** Body of `POST /api/error-feedback`. */
export const errorFeedbackSchema = z.object({
  errorId: z.string().check(z.minLength(1), z.maxLength(100)),
  feedback: z
    .string()
    .check(
      z.overwrite(withoutControls),
      z.trim(),
      z.minLength(1),
      z.maxLength(errorLimits.feedbackMax),
    ),
  timestamp: z.iso.datetime(),
});

export type ErrorFeedback = z.infer<typeof errorFeedbackSchema>;
