const JPEG_START = [0xff, 0xd8, 0xff];
const JPEG_END = [0xff, 0xd9];
const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The whole IEND chunk: length, type and checksum never differ. */
const PNG_END = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];
const WEBP_HEAD_BYTES = 12;
const RIFF_HEAD_BYTES = 8;

/**
 * A file's type by its bytes: JPEG, PNG or WebP. Null for one that continues after its end (a
 * picture that is also an archive or a page) or stops before it.
 */
export function pictureTypeOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | null {
  if (begins(bytes, JPEG_START)) return ends(bytes, JPEG_END) ? 'jpeg' : null;
  if (begins(bytes, PNG_START)) return ends(bytes, PNG_END) ? 'png' : null;
  return isWebp(bytes) ? 'webp' : null;
}

function isWebp(bytes: Buffer): boolean {
  if (bytes.length < WEBP_HEAD_BYTES) return false;
  if (bytes.toString('latin1', 0, 4) !== 'RIFF') return false;
  if (bytes.toString('latin1', 8, WEBP_HEAD_BYTES) !== 'WEBP') return false;
  // The size of the rest, padded to an even number (RFC 9649).
  const size = bytes.readUInt32LE(4);
  return bytes.length === RIFF_HEAD_BYTES + size + (size % 2);
}

function begins(bytes: Buffer, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

function ends(bytes: Buffer, end: readonly number[]): boolean {
  const from = bytes.length - end.length;
  return from >= 0 && end.every((byte, at) => bytes[from + at] === byte);
}
