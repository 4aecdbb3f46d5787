import { z } from './zod.ts';

/** How a lead came that the site itself did not send: by e-mail, or as a message pasted or scanned by the office. */
export const handedRoads = ['mail', 'pasted', 'scanned'] as const;

export type HandedRoad = (typeof handedRoads)[number];

/** Requests of which one phone asks at once. */
const MOST_ASKED = 50;

/**
 * Body of `POST /api/leads/standing`: a phone that has lost requests asks whether they have arrived.
 * Ids are random, so that only the phone, the receiver and the firm's webhooks know them; the answer
 * says nothing that a repeat of the request would not be answered.
 */
export const standingQuerySchema = z.object({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MOST_ASKED)),
});

/** Its answer: those that have arrived. */
export const standingSchema = z.object({
  arrived: z.array(z.object({ id: z.uuid(), receipt: z.string() })),
});

export type Standing = z.infer<typeof standingSchema>;

/** Body of `POST /api/leads/lost`: so many more requests were erased on a phone; no person is named. */
export const lostLeadsSchema = z.object({
  count: z.int().check(z.minimum(1), z.maximum(MOST_ASKED)),
});
