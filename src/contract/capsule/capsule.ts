import { type Bytes, digestOf, joined, sameBytes } from './bytes.ts';
import { type CapsuleContent, pack, unpack } from './packing.ts';
import { CapsuleError } from './problem.ts';
import { type FirmKey, type KeyPair, seal, unseal } from './sealing.ts';

const VERSION = 1;
const OPEN = 0;
const SEALED = 1;
const HEAD_BYTES = 2;
const CHECKSUM_BYTES = 8;

/** A request as bytes: sealed to the firm's key, or open with a checksum against damage. */
export type Capsule = Bytes;

/** Makes a capsule; an open one without a key. */
export async function makeCapsule(
  content: CapsuleContent,
  firmKey: FirmKey | null,
): Promise<Capsule> {
  const packed = await pack(content);
  if (firmKey !== null) {
    const head = Uint8Array.of(VERSION, SEALED);
    return joined(head, await seal(packed, firmKey, head));
  }
  const open = joined(Uint8Array.of(VERSION, OPEN), packed);
  return joined(open, await digestOf(open, CHECKSUM_BYTES));
}

/** The request in a capsule, for `leadRequestSchema` to validate. Throws a CapsuleError. */
export async function openCapsule(
  capsule: Capsule,
  pairs: readonly KeyPair[],
): Promise<CapsuleContent> {
  const [version, kind] = capsule;
  if (version !== VERSION) throw new CapsuleError('newer');
  if (kind === SEALED) {
    const head = capsule.slice(0, HEAD_BYTES);
    return unpack(await unseal(capsule.slice(HEAD_BYTES), pairs, head));
  }
  const open = capsule.slice(0, -CHECKSUM_BYTES);
  const checksum = capsule.slice(-CHECKSUM_BYTES);
  if (kind !== OPEN || !sameBytes(await digestOf(open, CHECKSUM_BYTES), checksum)) {
    throw new CapsuleError('damaged');
  }
  return unpack(open.slice(HEAD_BYTES));
}

/** Whether only the firm can read it. */
export function isSealed(capsule: Capsule): boolean {
  return capsule[1] === SEALED;
}
