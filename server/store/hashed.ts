import { createHash } from 'node:crypto';

/** Hash of personal data that is counted, such as an address, or of a key: the text is not kept. */
export function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
