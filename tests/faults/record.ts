import { z } from 'zod';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

export const subjectNames = ['ours', 'workbox', 'tanstack'] as const;
export type SubjectName = (typeof subjectNames)[number];

/** One run: a fault, told with a seed's choices, of a site in an engine. */
export const jobSchema = z.object({
  fault: z.string(),
  seed: z.int(),
  engine: z.enum(engineNames),
  subject: z.enum(subjectNames),
});
export type Job = z.infer<typeof jobSchema>;

/** The outcome of a run. */
export const resultSchema = z.object({
  job: jobSchema,
  sent: z.int(),
  /** Different leads in the owner's inbox. */
  received: z.int(),
  /** Leads that are in the inbox more than once. */
  repeats: z.int(),
  /** Times that the server took a lead it had: what a receiver that knows no ids would have twice. */
  copies: z.int(),
  /** Neither received nor anywhere any more. */
  lost: z.int(),
  /** Not received within the limit, but still in storage or on their way. */
  late: z.int(),
  /** For each lead received, milliseconds from the end of the fault; 0 when it was there before. */
  deliveryMs: z.array(z.number()),
  /** Whether it ended early because a step of the browser's driver took too long. */
  timedOut: z.boolean(),
  /** Problems of the first try, if this was the second. */
  firstTry: z.array(z.string()).optional(),
  /** What the seed has chosen, and what the page said. */
  choices: z.array(z.string()),
  /** What else was wrong: errors of the page, a run that ended early. */
  problems: z.array(z.string()),
  tookMs: z.number(),
});
export type Result = z.infer<typeof resultSchema>;

/** A run that ended early. */
export function brokenRun(
  job: Job,
  problem: string,
  { tookMs, timedOut }: Pick<Result, 'tookMs' | 'timedOut'>,
): Result {
  const none = { sent: 0, received: 0, repeats: 0, copies: 0, lost: 0, late: 0 };
  return { job, ...none, timedOut, deliveryMs: [], choices: [], problems: [problem], tookMs };
}
