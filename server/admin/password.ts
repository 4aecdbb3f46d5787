import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import type { OwnerStore } from '../store/owner.ts';

/** Cost of scrypt (RFC 7914): memory is about 128 × N × r bytes. */
export type PasswordCost = { N: number; r: number; p: number };

/** 128 MiB and some tenths of a second per guess (OWASP's first choice for scrypt). */
export const strongCost: PasswordCost = { N: 2 ** 17, r: 8, p: 1 };

const KEY_BYTES = 32;
// No look-alike letters: the password is copied from a terminal, perhaps by hand.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Ensures that the owner has a password: a configured one replaces a different one and ends all
 * sessions; without one, the first start generates one. Returns a generated password, to be shown
 * once.
 */
export async function ensurePassword(
  owner: OwnerStore,
  given: string | undefined,
  cost: PasswordCost = strongCost,
): Promise<string | null> {
  const stored = await owner.passwordHash();
  if (given === undefined && stored !== null) return null;
  if (given !== undefined && stored !== null && (await matches(given, stored))) return null;
  const password = given ?? newPassword();
  const hash = await hashPassword(password, cost);
  // Another server on the same database may have been faster: read its password.
  if (!(await owner.replacePasswordHash(stored, hash))) return ensurePassword(owner, given, cost);
  return given === undefined ? password : null;
}

/** `scrypt:N:r:p:salt:key`, salt and key in base64url. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  const { N, r, p } = cost;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join(':');
}

/** Whether a password matches a hash; takes the same time either way. */
export async function matches(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = hash.split(':');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const wanted = Buffer.from(key, 'base64url');
  const found = await derive(password, Buffer.from(salt, 'base64url'), cost);
  return wanted.length === found.length && timingSafeEqual(wanted, found);
}

function derive(password: string, salt: Buffer, { N, r, p }: PasswordCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { N, r, p, maxmem: 256 * N * r };
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

function newPassword(): string {
  const group = () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
