import { createHash } from 'node:crypto';

/** Under which something personal, such as an address, is counted: the word itself is not kept. */
export function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
