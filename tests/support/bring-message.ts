import {
  type HandRoad,
  type ReceivedCapsule,
  receivedCapsulesSchema,
} from '#contract/admin/capsules.ts';
import { blockOf, capsulesIn } from '#contract/capsule/block.ts';
import { paths } from '#contract/paths.ts';

/** The office pastes a message or scans codes: sent as the admin sends what it keeps. */
export async function bringMessage(
  { url, cookie }: { url: string; cookie: string },
  road: HandRoad,
  text: string,
): Promise<readonly ReceivedCapsule[]> {
  const message = capsulesIn(text).map(blockOf).join('\n');
  const answer = await fetch(`${url}${paths.adminCapsules}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ message, road, by: 'Rosa' }),
  });
  return receivedCapsulesSchema.parse(await answer.json()).leads;
}
