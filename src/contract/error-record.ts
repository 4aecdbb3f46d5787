import { z } from './zod.ts';

/** Severity of a recorded error. */
export const severities = ['low', 'medium', 'high', 'critical'] as const;

/** The local error record; `POST /api/errors` carries one. */
export const errorRecordSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  type: z.string().check(z.maxLength(50)),
  severity: z.enum(severities),
  message: z.string().check(z.maxLength(2000)),
  userMessage: z.string().check(z.maxLength(500)),
  timestamp: z.iso.datetime(),
  /** Path only: a query string may hold what somebody typed. */
  url: z.string().check(z.maxLength(2000)),
  userAgent: z.string().check(z.maxLength(1000)),
  sessionId: z.string().check(z.maxLength(100)),
  resolved: z.boolean(),
  details: z.optional(z.string().check(z.maxLength(4000))),
  stack: z.optional(z.string().check(z.maxLength(8000))),
});

export type ErrorRecord = z.infer<typeof errorRecordSchema>;

/** Body of `POST /api/error-feedback`. */
export const errorFeedbackSchema = z.object({
  errorId: z.string().check(z.minLength(1), z.maxLength(100)),
  feedback: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)),
  timestamp: z.iso.datetime(),
});

export type ErrorFeedback = z.infer<typeof errorFeedbackSchema>;
