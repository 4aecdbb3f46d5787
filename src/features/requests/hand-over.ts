import { business } from '#content/business.ts';
import { capsuleText, type CapsuleText } from '#content/capsule.ts';
import { blockOf } from '#contract/capsule/block.ts';
import { type Capsule, isSealed, makeCapsule } from '#contract/capsule/capsule.ts';
import { lockOf } from '#contract/capsule/packing.ts';
import { qrPartsOf } from '#contract/capsule/qr.ts';
import { photoFileName } from '#contract/photos.ts';
import { firmKey } from '#outbox/core/firm-key.ts';
import type { Submission } from '#outbox/core/record.ts';
import { envelopeOf } from '#outbox/leads/actions.ts';
import { describeRequest } from './describe.ts';

/** What a request is handed over from. */
export type HandedRequest = Pick<Submission, 'id' | 'envelope' | 'leadKey'>;

/** A waiting request as a message, and the bytes of its block. */
type HandedMessage = CapsuleText & { readonly capsule: Capsule };

/** A waiting request in forms in which another app, or another phone's camera, takes it. */
export type Handed = CapsuleText & {
  /** Contents of QR codes. */
  readonly codes: readonly string[];
  readonly files: readonly File[];
};

/** The message that carries a request; null once it is erased, or where the browser lacks WebCrypto. */
export async function handedMessage(row: HandedRequest): Promise<HandedMessage | null> {
  const envelope = envelopeOf(row);
  if (envelope === null) return null;
  try {
    const key = await firmKey();
    const capsule = await makeCapsule({ envelope, lock: await lockOf(row.leadKey) }, key);
    const block = { block: blockOf(capsule), isSealed: isSealed(capsule) };
    return { ...capsuleText(describeRequest(envelope), row.id, block), capsule };
  } catch {
    return null;
  }
}

/** All forms of a request; null where there is no message of it. */
export async function handedOver(row: HandedRequest): Promise<Handed | null> {
  const message = await handedMessage(row);
  if (message === null) return null;
  const { capsule, ...text } = message;
  return { ...text, codes: await qrPartsOf(capsule), files: await photosAsFiles(row.id) };
}

async function photosAsFiles(id: string): Promise<File[]> {
  const { bytesOf, photosOf } = await import('#outbox/photos/store.ts');
  const photos = (await photosOf(id)).filter(({ state }) => state === 'waiting');
  const files = await Promise.all(
    photos.map(async ({ id: photo, position, caption }) => {
      const bytes = await bytesOf(photo);
      const name = photoFileName(position + 1, caption);
      return bytes === null ? [] : [new File([bytes], name, { type: 'image/jpeg' })];
    }),
  );
  return files.flat();
}

/** Link that opens the phone's messages with the text filled in; both `?` and `&` as iOS wants them. */
export function smsLink(text: string): string {
  return `sms:${business.mobile.e164}?&body=${encodeURIComponent(text)}`;
}

/** Link that opens the phone's mail with the text filled in (RFC 6068: lines end in CRLF). */
export function mailLink(subject: string, text: string): string {
  const lines = text.replaceAll(/\r?\n/g, '\r\n');
  return `${business.email.href}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
