import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { IDEMPOTENCY_HEADER, paths } from '../../../src/contract/paths.ts';
import { photoIdOf, PIECE_TYPE, TUS_VERSION } from '../../../src/contract/photos.ts';
import { ask, newAgent } from './http.ts';
import { newLead } from './ledger.ts';

const speaking = { 'tus-resumable': TUS_VERSION };

/** A photograph whose last piece the server has acknowledged. */
export type SentPhoto = { leadId: string; hash: string };

/** Sends leads with a photograph each, one after the other, until it is stopped. */
export async function sendPhotos(
  origin: string,
  signal: AbortSignal,
  onStored: (photo: SentPhoto) => void,
): Promise<void> {
  const agent = newAgent(1);
  const send = (method: string, path: string, headers: Record<string, string>, body: Buffer) =>
    ask(origin, agent, { method, path, headers, body });
  while (!signal.aborted) {
    const { id, body } = newLead();
    const lead = body.replace('"formName"', '"photoCount":1,"formName"');
    const bytes = await picture();
    const hash = createHash('sha256').update(bytes).digest('hex');
    const photo = photoIdOf(id, hash);
    const json = { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: id };
    await send('POST', paths.leads, json, Buffer.from(lead));
    const said = Object.entries({ id: photo, position: '0' })
      .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
      .join(',');
    const length = { 'upload-length': String(bytes.length), 'upload-metadata': said };
    await send('POST', paths.photos, { ...speaking, ...length }, Buffer.alloc(0));
    const piece = { 'content-type': PIECE_TYPE, 'upload-offset': '0' };
    const answer = await send(
      'PATCH',
      `${paths.photos}/${photo}`,
      { ...speaking, ...piece },
      bytes,
    );
    if (answer?.status === 204) onStored({ leadId: id, hash });
  }
  agent.destroy();
}

function picture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 320, height: 240, channels: 3, background: 'white', noise } })
    .jpeg()
    .toBuffer();
}
