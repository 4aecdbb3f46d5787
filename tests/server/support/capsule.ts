import type { FastifyInstance } from 'fastify';
import { blockOf } from '#contract/capsule/block.ts';
import { makeCapsule } from '#contract/capsule/capsule.ts';
import { lockOf } from '#contract/capsule/packing.ts';
import { type FirmKey, firmKeySchema } from '#contract/capsule/sealing.ts';
import type { LeadRequest } from '#contract/envelope.ts';
import { paths } from '#contract/paths.ts';

/** The key that this server gives to phones. */
export async function firmKeyOf(app: FastifyInstance): Promise<FirmKey> {
  return firmKeySchema.parse((await app.inject({ url: paths.capsuleKey })).json());
}

/** A message with a lead, as its visitor's phone writes it. */
export async function messageWith(lead: LeadRequest, key: FirmKey | null): Promise<string> {
  const { envelope, leadKey } = lead;
  const capsule = await makeCapsule({ envelope, lock: await lockOf(leadKey) }, key);
  return `Request to Ashlar & Sons\nMary\n\n${blockOf(capsule)}\n`;
}
