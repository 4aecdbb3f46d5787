import { z } from '../zod.ts';
import { type Bytes, digestOf, fromBase64url, joined, sameBytes, toBase64url } from './bytes.ts';
import { CapsuleError } from './problem.ts';

// ECIES over P-256: an ephemeral key agrees on a secret with the firm's key (ECDH), HKDF-SHA-256
// derives an AES-256-GCM key from it. That key encrypts once, so its nonce may be constant.

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
/** First byte of an uncompressed point, which all keys here are. */
const UNCOMPRESSED = 4;
const POINT_BYTES = 64;
const KEY_ID_BYTES = 4;
const HEAD_BYTES = KEY_ID_BYTES + POINT_BYTES;
const NONCE = new Uint8Array(12);
const INFO = new TextEncoder().encode('ashlar capsule 1');

const publicKeyField = z.string().check(z.regex(/^[\w-]{87}$/));

/** Response of `GET /api/capsule-key`: the firm's public key, an uncompressed P-256 point in base64url. */
export const firmKeySchema = z.object({ key: publicKeyField });

export type FirmKey = z.infer<typeof firmKeySchema>;

/** A key pair as stored; both halves in base64url, the private one as PKCS #8. */
export const keyPairSchema = z.object({ key: publicKeyField, privateKey: z.string() });

export type KeyPair = z.infer<typeof keyPairSchema>;

export async function newKeyPair(): Promise<KeyPair> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(CURVE, true, ['deriveBits']);
  return {
    key: toBase64url(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))),
    privateKey: toBase64url(new Uint8Array(await crypto.subtle.exportKey('pkcs8', privateKey))),
  };
}

/** Encrypts to the firm's key; `head` is authenticated with it. Rejects if the key is none. */
export async function seal(plain: Bytes, { key }: FirmKey, head: Bytes): Promise<Bytes> {
  const theirs = bytesOf(key);
  const firm = await crypto.subtle.importKey('raw', theirs, CURVE, false, []);
  const own = await crypto.subtle.generateKey(CURVE, true, ['deriveBits']);
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', own.publicKey)).slice(1);
  const front = joined(await digestOf(theirs, KEY_ID_BYTES), point);
  const aes = await agreedKey(own.privateKey, firm, joined(point, theirs), 'encrypt');
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: NONCE, additionalData: joined(head, front) },
    aes,
    plain,
  );
  return joined(front, new Uint8Array(sealed));
}

/** Throws a CapsuleError, `damaged` also for one that was altered. */
export async function unseal(
  sealed: Bytes,
  pairs: readonly KeyPair[],
  head: Bytes,
): Promise<Bytes> {
  const front = sealed.slice(0, HEAD_BYTES);
  const pair = await pairWith(front.slice(0, KEY_ID_BYTES), pairs);
  const point = front.slice(KEY_ID_BYTES);
  try {
    const ephemeral = await crypto.subtle.importKey(
      'raw',
      joined(Uint8Array.of(UNCOMPRESSED), point),
      CURVE,
      false,
      [],
    );
    const secret = await crypto.subtle.importKey('pkcs8', bytesOf(pair.privateKey), CURVE, false, [
      'deriveBits',
    ]);
    const aes = await agreedKey(secret, ephemeral, joined(point, bytesOf(pair.key)), 'decrypt');
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: NONCE, additionalData: joined(head, front) },
      aes,
      sealed.slice(HEAD_BYTES),
    );
    return new Uint8Array(plain);
  } catch {
    throw new CapsuleError('damaged');
  }
}

async function pairWith(id: Bytes, pairs: readonly KeyPair[]): Promise<KeyPair> {
  for (const pair of pairs) {
    if (sameBytes(await digestOf(bytesOf(pair.key), KEY_ID_BYTES), id)) return pair;
  }
  throw new CapsuleError('unknown_key');
}

/** A `CryptoKey`, whose name differs between the browser's types and Node's. */
type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

async function agreedKey(
  privateKey: Key,
  publicKey: Key,
  salt: Bytes,
  usage: 'encrypt' | 'decrypt',
): Promise<Key> {
  const shared = await crypto.subtle.deriveBits(
    { name: 'ECDH', public: publicKey },
    privateKey,
    256,
  );
  const material = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt, info: INFO },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    [usage],
  );
}

function bytesOf(text: string): Bytes {
  const bytes = fromBase64url(text);
  if (bytes === null) throw new TypeError('A key is not base64url.');
  return bytes;
}
