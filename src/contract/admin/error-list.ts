import { errorRecordSchema } from '../error-record.ts';
import { z } from '../zod.ts';

const moment = z.iso.datetime();
const count = z.int().check(z.nonnegative());

/** An error as stored by the server: equal ones (message and stack) once, with a count. */
export const errorEntrySchema = z.extend(z.omit(errorRecordSchema, { id: true, sessionId: true }), {
  id: z.int(),
  count,
  firstSeenAt: moment,
  lastSeenAt: moment,
  feedback: z.array(z.object({ feedback: z.string(), receivedAt: moment })),
});

export type ErrorEntry = z.infer<typeof errorEntrySchema>;

/** Response of `GET /api/admin/errors`, newest first. */
export const errorListSchema = z.object({
  errors: z.array(errorEntrySchema),
  /** Feedback about errors that are not, or no longer, in the list. */
  otherFeedback: z.array(z.object({ feedback: z.string(), receivedAt: moment })),
});

export type ErrorList = z.infer<typeof errorListSchema>;

/** Body of `PATCH /api/admin/errors/{id}`. */
export const errorChangeSchema = z.object({ resolved: z.boolean() });
