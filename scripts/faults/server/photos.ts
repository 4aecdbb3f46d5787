import { createHash, randomUUID } from 'node:crypto';
import type { Agent } from 'node:http';
import sharp from 'sharp';
import { IDEMPOTENCY_HEADER, paths } from '../../../src/contract/paths.ts';
import { photoIdOf, PIECE_TYPE, TUS_VERSION } from '../../../src/contract/photos.ts';
import { type Answer, ask, loopback, newAgent, type Site } from './http.ts';
import { newLead } from './ledger.ts';

const speaking = { 'tus-resumable': TUS_VERSION };

/** Who sends: to where, over which connections, and from which address. */
export type Sender = { readonly site: Site; readonly agent: Agent; readonly from: string };

/** A photograph of a lead. */
export type PhotoToSend = { readonly leadId: string; readonly bytes: Buffer };

type Request = { method: string; path: string; headers: Record<string, string>; body?: Buffer };

function send({ site, agent, from }: Sender, request: Request): Promise<Answer | null> {
  return ask(site.origin, agent, { ...request, from });
}

export function hashOf({ bytes }: Pick<PhotoToSend, 'bytes'>): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Posts a lead that announces photographs. */
export function postLead(sender: Sender, leadId: string, photoCount = 1): Promise<Answer | null> {
  return send(sender, {
    method: 'POST',
    path: paths.leads,
    headers: { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: leadId },
    body: Buffer.from(newLead(leadId, { photoCount, email: 'photographer@example.com' }).body),
  });
}

/** Announces an upload. */
export function announce(sender: Sender, photo: PhotoToSend): Promise<Answer | null> {
  const said = Object.entries({ id: photoIdOf(photo.leadId, hashOf(photo)), position: '0' })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
  const length = { 'upload-length': String(photo.bytes.length), 'upload-metadata': said };
  return send(sender, {
    method: 'POST',
    path: paths.photos,
    headers: { ...speaking, ...length },
    body: Buffer.alloc(0),
  });
}

/** Sends bytes of an upload as one piece, by default all of the photograph from its start. */
export function sendPiece(
  sender: Sender,
  photo: PhotoToSend,
  body = photo.bytes,
): Promise<Answer | null> {
  return send(sender, {
    method: 'PATCH',
    path: `${paths.photos}/${photoIdOf(photo.leadId, hashOf(photo))}`,
    headers: { ...speaking, 'content-type': PIECE_TYPE, 'upload-offset': '0' },
    body,
  });
}

/** A small photograph that is like no other. */
export function picture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 320, height: 240, channels: 3, background: 'white', noise } })
    .jpeg()
    .toBuffer();
}

/** Network of loopback that these visitors come from. */
const NETWORK = 3;

/** A photograph whose last piece the server has acknowledged. */
export type SentPhoto = { leadId: string; hash: string };

type Told = {
  onStored: (photo: SentPhoto) => void;
  /** Called with the status of an answer that ended an upload; null for none. */
  onRefused?: (status: number | null) => void;
  /** Waited for after each visitor, so that sending can be held back. */
  turn?: () => Promise<void>;
};

/**
 * Visitors who send a lead with a photograph each, one after the other, each from an address of
 * their own, until it is stopped.
 */
export async function sendPhotos(
  site: Site,
  signal: AbortSignal,
  { onStored, onRefused = () => undefined, turn }: Told,
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
    await turn?.();
  }
}
