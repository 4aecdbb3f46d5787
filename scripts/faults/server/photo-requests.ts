import { createHash } from 'node:crypto';
import type { Agent } from 'node:http';
import sharp from 'sharp';
import { IDEMPOTENCY_HEADER, paths } from '../../../src/contract/paths.ts';
import { photoIdOf, PIECE_TYPE, TUS_VERSION } from '../../../src/contract/photos.ts';
import { ask, type Answer, type Site } from './http.ts';
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
