import { randomUUID } from 'node:crypto';
import { loopback, newAgent, type Site } from './http.ts';
import { announce, hashOf, picture, postLead, sendPiece } from './photo-requests.ts';

/** Network of loopback that these visitors come from. */
const NETWORK = 3;

/** A photograph whose last piece the server has acknowledged. */
export type SentPhoto = { leadId: string; hash: string };

type Told = {
  onStored: (photo: SentPhoto) => void;
  /** Called with the status of an answer that ended an upload; null for none. */
  onRefused?: (status: number | null) => void;
};

/**
 * Visitors who send a lead with a photograph each, one after the other, each from an address of
 * their own, until it is stopped.
 */
export async function sendPhotos(
  site: Site,
  signal: AbortSignal,
  { onStored, onRefused = () => undefined }: Told,
): Promise<void> {
  for (let visitor = 1; !signal.aborted; visitor += 1) {
    const agent = newAgent(1, site);
    const sender = { site, agent, from: loopback(NETWORK, visitor) };
    const photo = { leadId: randomUUID(), bytes: await picture() };
    const steps = [
      () => postLead(sender, photo.leadId),
      () => announce(sender, photo),
      () => sendPiece(sender, photo),
    ];
    let status: number | null = 0;
    for (const step of steps) {
      status = (await step())?.status ?? null;
      if (status === null || status >= 300) break;
    }
    if (status === 204) onStored({ leadId: photo.leadId, hash: hashOf(photo) });
    else onRefused(status);
    agent.destroy();
  }
}
