import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  CAPSULE_MESSAGE_MAX,
  capsuleMessageSchema,
  type ReceivedCapsule,
} from '#contract/admin/capsules.ts';
import type { FirmKey } from '#contract/capsule/sealing.ts';
import { paths } from '#contract/paths.ts';
import { nameIn } from '../admin/current.ts';
import { createCapsuleReception } from '../capsules/receive.ts';
import type { Context } from '../context.ts';
import { parseInput } from '../input.ts';
import type { LeadReception } from './lead-reception.ts';

/** Bytes of a message whose text is as long as it may be: letters beyond ASCII take more. */
const BODY_BYTES = 4 * CAPSULE_MESSAGE_MAX;

/** `GET /api/capsule-key`: what phones encrypt capsules to. */
export function capsuleKeyRoutes(app: FastifyInstance, { capsuleKeys }: Context): void {
  app.get(paths.capsuleKey, (): Promise<FirmKey> => capsuleKeys.current());
}

/** `POST /api/admin/capsules`: leads in a message that somebody has pasted or scanned. */
export function capsuleRoutes(
  app: FastifyInstance,
  { capsuleKeys }: Context,
  reception: LeadReception,
): void {
  const receive = createCapsuleReception(capsuleKeys, reception);

  app.route({
    method: 'POST',
    url: paths.adminCapsules,
    bodyLimit: BODY_BYTES,
    handler: receiveMessage,
  });

  async function receiveMessage(
    request: FastifyRequest,
  ): Promise<{ leads: readonly ReceivedCapsule[] }> {
    const { message, road, by } = parseInput(capsuleMessageSchema, request.body);
    const came = { road, by: nameIn(request, by) };
    return { leads: await receive(message, reception.senderOf(request, came)) };
  }
}
