import { z } from './zod.ts';

/** Messages from a page to its service worker. */
export const toWorkerSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('SKIP_WAITING') }),
  z.object({ type: z.literal('DRAIN') }),
  z.object({ type: z.literal('TELL'), ids: z.array(z.string()) }),
  z.object({ type: z.literal('CACHE_REST') }),
  z.object({ type: z.literal('CACHE_OWNERS') }),
  /** Number of new leads in the owner's inbox; null once the owner has signed out. */
  z.object({ type: z.literal('NEW_LEADS'), count: z.nullable(z.int().check(z.nonnegative())) }),
]);

/** Messages from the service worker to its pages, which are of the same build. */
export type ToPage = { readonly type: 'PUBLISHED'; readonly content: string | null };

export type ToWorker = z.infer<typeof toWorkerSchema>;
