import { leadFilterSchema } from '#contract/admin/leads.ts';
import { z } from '#contract/zod.ts';
import { scopeSchema } from './views.ts';

const id = z.int();
const day = z.iso.date();

/**
 * A page of the inbox: matching leads after the one with this sequence number and `key`. With a
 * scope, the first page of all leads includes those to follow up.
 */
export const pageQuerySchema = z.object({
  filter: leadFilterSchema,
  before: z.nullable(z.int()),
  key: z.optional(z.string()),
  limit: z.int(),
  scope: z.optional(scopeSchema),
});

/** Leads of an export: the matching ones, or the selected ones regardless of the filter. */
export const csvQuerySchema = z.object({
  filter: leadFilterSchema,
  scope: z.optional(scopeSchema),
  ids: z.optional(z.array(z.string())),
});

/** Days of the firm's calendar (YYYY-MM-DD), inclusive. */
export const daysQuerySchema = z.object({ since: day, until: day });

/** The firm's day up to which follow-ups are due. */
export const cacheQuerySchema = z.object({ today: day });

const readFromSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sqlite'), file: z.string() }),
  z.object({ kind: z.literal('postgres'), url: z.string() }),
]);

/** First message to the reading process: where the database is. */
const openingSchema = z.object({ kind: z.literal('open'), from: readFromSchema });

/** Last message: the process exits once it has answered all earlier requests. */
const endingSchema = z.object({ kind: z.literal('end') });

/**
 * Requests to the reading process. `csv` and `json` open a stream; each `next` returns one piece of it, so
 * that it reads only what is consumed.
 */
const requestSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), id, query: pageQuerySchema }),
  z.object({ kind: z.literal('analytics'), id, query: daysQuerySchema }),
  z.object({ kind: z.literal('cache'), id, query: cacheQuerySchema }),
  z.object({ kind: z.literal('today'), id, day }),
  z.object({ kind: z.literal('overview'), id, scope: scopeSchema, days: daysQuerySchema }),
  z.object({ kind: z.literal('csv'), id, query: csvQuerySchema }),
  z.object({ kind: z.literal('json'), id, query: csvQuerySchema }),
  z.object({ kind: z.literal('next'), id }),
  z.object({ kind: z.literal('cancel'), id }),
]);

export const toldSchema = z.union([openingSchema, requestSchema, endingSchema]);

/**
 * Answers of the reading process, by request id; a stream ends with null. `unopened` is its last
 * message and answers all requests.
 */
export const answerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('value'), id, value: z.unknown() }),
  z.object({ kind: z.literal('failure'), id, message: z.string() }),
  z.object({ kind: z.literal('unopened'), message: z.string() }),
]);

export type ReadFrom = z.infer<typeof readFromSchema>;
export type Opening = z.infer<typeof openingSchema>;
export type PageQuery = z.infer<typeof pageQuerySchema>;
export type CsvQuery = z.infer<typeof csvQuerySchema>;
export type DaysQuery = z.infer<typeof daysQuerySchema>;
export type CacheQuery = z.infer<typeof cacheQuerySchema>;
export type ReadRequest = z.infer<typeof requestSchema>;
export type Told = z.infer<typeof toldSchema>;
export type ReadAnswer = z.infer<typeof answerSchema>;
