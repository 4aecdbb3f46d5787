import { createHash } from 'node:crypto';
import type { NewPhoto } from '#outbox/photos/store.ts';

/** Bytes as a picture of a form; those of a text where no receiver looks at them. */
export function aPhoto(submissionId: string, content: string | Buffer = 'a crack'): NewPhoto {
  const bytes = Buffer.from(content);
  return {
    submissionId,
    bytes: new Uint8Array(bytes).buffer,
    hash: createHash('sha256').update(bytes).digest('hex'),
    thumbnail: 'data:image/jpeg;base64,AA==',
  };
}
