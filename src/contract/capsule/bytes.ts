/** Bytes that WebCrypto and streams take. */
export type Bytes = Uint8Array<ArrayBuffer>;

export function joined(...pieces: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

export function sameBytes(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && left.every((byte, index) => byte === right[index]);
}

/** The first bytes of a SHA-256. */
export async function digestOf(bytes: Bytes, length: number): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, length);
}

/** Base64url without padding. */
export function toBase64url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
}

/** Null if the text is not base64url. */
export function fromBase64url(text: string): Bytes | null {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Bytes of an even number of hexadecimal digits. */
export function fromHex(digits: string): Bytes {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
