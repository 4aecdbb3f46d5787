import { z } from '#contract/zod.ts';

/** A time at which somebody is busy (milliseconds since 1970), and what with. */
export const busySpan = z.object({ start: z.int(), end: z.int(), title: z.string() });

export type BusySpan = z.infer<typeof busySpan>;

/** What the reading process is sent: a calendar file, and the period to read. */
export const calendarTask = z.object({ file: z.string(), from: z.int(), to: z.int() });

export type CalendarTask = z.infer<typeof calendarTask>;

/** What it answers: the spans, in order; null if the file is no calendar. */
export const calendarAnswer = z.object({ spans: z.nullable(z.array(busySpan)) });

/** More would be no calendar of a person. */
export const MOST_SPANS = 2000;
