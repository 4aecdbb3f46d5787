import { createHash } from 'node:crypto';

/** Hash under which personal data, such as an address, is counted: the text itself is not kept. */
export function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
