import { leadFilterSchema } from '#contract/office/admin.ts';
import { z } from '#contract/zod.ts';
import { scopeSchema } from './views.ts';

const id = z.int();
const day = z.iso.date();

/**
 * Which page of the inbox: matching leads behind the one with this sequence number and `key`. With a
 * scope the first page of all leads brings those to follow up too.
 */
export const pageQuerySchema = z.object({
  filter: leadFilterSchema,
  before: z.nullable(z.int()),
  key: z.optional(z.string()),
  limit: z.int(),
  scope: z.optional(scopeSchema),
});

/** Leads of an export: those that match, or the chosen ones whatever the filter. */
export const csvQuerySchema = z.object({
  filter: leadFilterSchema,
  scope: z.optional(scopeSchema),
  ids: z.optional(z.array(z.string())),
});

/** Days in Sydney (YYYY-MM-DD), both included. */
export const daysQuerySchema = z.object({ since: day, until: day });

/** The day in Sydney up to which leads are to be followed up. */
export const copyQuerySchema = z.object({ today: day });

const readFromSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sqlite'), file: z.string() }),
  z.object({ kind: z.literal('postgres'), url: z.string() }),
]);

/** What the reading process is told first: where the database is. */
const openingSchema = z.object({ kind: z.literal('open'), from: readFromSchema });

/** What it is told last: answered by its end, once all requests before it are answered. */
const endingSchema = z.object({ kind: z.literal('end') });

/**
 * What the server asks of the reading process. `csv` opens a stream; each `next` is answered with one
 * piece of it, so that no more is read than somebody takes.
 */
const requestSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), id, query: pageQuerySchema }),
  z.object({ kind: z.literal('analytics'), id, query: daysQuerySchema }),
  z.object({ kind: z.literal('copy'), id, query: copyQuerySchema }),
  z.object({ kind: z.literal('overview'), id, scope: scopeSchema, days: daysQuerySchema }),
  z.object({ kind: z.literal('csv'), id, query: csvQuerySchema }),
  z.object({ kind: z.literal('next'), id }),
  z.object({ kind: z.literal('cancel'), id }),
]);

export const toldSchema = z.union([openingSchema, requestSchema, endingSchema]);

/**
 * What the reading process answers to the request of the same id; a stream ends with null. `unopened`
 * is its last word, to all that it was asked.
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
export type CopyQuery = z.infer<typeof copyQuerySchema>;
export type ReadRequest = z.infer<typeof requestSchema>;
export type Told = z.infer<typeof toldSchema>;
export type ReadAnswer = z.infer<typeof answerSchema>;
