import { z } from '../zod.ts';

/** Characters of a message: a request of the largest size, quoted a few times. */
export const CAPSULE_MESSAGE_MAX = 200_000;

/** The roads on which somebody of the office brings a message. */
export const handRoads = z.enum(['pasted', 'scanned']);

export type HandRoad = z.infer<typeof handRoads>;

/** Body of `POST /api/admin/capsules`: a message as it was received, or the text of scanned codes. */
export const capsuleMessageSchema = z.object({
  message: z.string().check(z.minLength(1), z.maxLength(CAPSULE_MESSAGE_MAX)),
  road: handRoads,
  by: z.optional(z.string().check(z.trim(), z.maxLength(60))),
});

/** A lead in a message: stored, here already, or older than what is here. */
const receivedCapsuleSchema = z.object({
  id: z.string(),
  outcome: z.enum(['stored', 'repeat', 'older']),
});

export type ReceivedCapsule = z.infer<typeof receivedCapsuleSchema>;

/** Response of `POST /api/admin/capsules`. */
export const receivedCapsulesSchema = z.object({ leads: z.array(receivedCapsuleSchema) });
