import { type Bytes, digestOf, toHex } from './bytes.ts';
import type { Capsule } from './capsule.ts';
import { CapsuleError } from './problem.ts';

// QR codes have a dense mode for 45 characters; base45 (RFC 9285) writes bytes in them. Each code is
// `REQUEST:` tag `/` number `/` count `:` data, the tag being the start of the capsule's SHA-256.

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const PART = /^REQUEST:([\dA-F]{8})\/(\d{1,2})\/(\d{1,2}):([\dA-Z $%*+\-./:]+)$/;
const TAG_BYTES = 4;

/** Characters of one QR code. */
export const QR_MAX = 1100;
const HEAD_MAX = 'REQUEST:00000000/00/00:'.length;
/** Two bytes are three characters. */
const BYTES_PER_PART = Math.floor((QR_MAX - HEAD_MAX) / 3) * 2;

/** The contents of QR codes that together are a capsule. */
export async function qrPartsOf(capsule: Capsule): Promise<readonly string[]> {
  const tag = toHex(await digestOf(capsule, TAG_BYTES)).toUpperCase();
  const count = Math.ceil(capsule.length / BYTES_PER_PART);
  // Of equal size: the last one scans as fast as the others.
  const size = Math.ceil(capsule.length / count / 2) * 2;
  return Array.from({ length: count }, (_, index) => {
    const piece = capsule.slice(index * size, (index + 1) * size);
    return `REQUEST:${tag}/${index + 1}/${count}:${toBase45(piece)}`;
  });
}

/** One of the codes of a capsule. */
export type QrPart = {
  readonly tag: string;
  /** From 1. */
  readonly number: number;
  readonly count: number;
  readonly data: string;
};

/** Null if the code is something else. */
export function readQrPart(code: string): QrPart | null {
  const [, tag, number, count, data] = PART.exec(code) ?? [];
  if (tag === undefined || data === undefined) return null;
  const part = { tag, number: Number(number), count: Number(count), data };
  return part.number >= 1 && part.number <= part.count ? part : null;
}

/** The capsule of these codes, in any order. Throws a CapsuleError. */
export async function capsuleOfParts(parts: readonly QrPart[]): Promise<Capsule> {
  const [first] = parts;
  if (first === undefined) throw new CapsuleError('none');
  const mine = parts.filter(({ tag, count }) => tag === first.tag && count === first.count);
  const byNumber = new Map(mine.map(({ number, data }) => [number, data]));
  if (byNumber.size < first.count) throw new CapsuleError('incomplete');
  const pieces = Array.from({ length: first.count }, (_, index) => byNumber.get(index + 1) ?? '');
  const capsule = Uint8Array.from(pieces.flatMap((piece) => [...fromBase45(piece)]));
  const tag = toHex(await digestOf(capsule, TAG_BYTES)).toUpperCase();
  if (tag !== first.tag) throw new CapsuleError('damaged');
  return capsule;
}

function toBase45(bytes: Bytes): string {
  const digits: number[] = [];
  for (let at = 0; at < bytes.length; at += 2) {
    const high = bytes[at] ?? 0;
    const low = bytes[at + 1];
    const value = low === undefined ? high : high * 256 + low;
    digits.push(value % 45, Math.floor(value / 45) % 45);
    if (low !== undefined) digits.push(Math.floor(value / 45 ** 2));
  }
  return digits.map((digit) => ALPHABET.charAt(digit)).join('');
}

/** Throws a CapsuleError for what is no base45. */
function fromBase45(text: string): readonly number[] {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const digits = Array.from(text.slice(at, at + 3), (letter) => ALPHABET.indexOf(letter));
    const value = digits.reduceRight((sum, digit) => sum * 45 + digit, 0);
    const isPair = digits.length === 3;
    if (digits.length === 1 || value > (isPair ? 0xffff : 0xff)) throw new CapsuleError('damaged');
    if (isPair) bytes.push(value >> 8);
    bytes.push(value & 0xff);
  }
  return bytes;
}
