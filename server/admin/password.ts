import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { personLimits } from '#contract/admin/people.ts';
import { HttpError } from '../http-error.ts';
import type { PeopleStore } from '../store/people.ts';

/** Cost of scrypt (RFC 7914): memory is about 128 × N × r bytes. */
export type PasswordCost = { N: number; r: number; p: number };

/** 128 MiB and some tenths of a second per guess (OWASP's first choice for scrypt). */
export const strongCost: PasswordCost = { N: 2 ** 17, r: 8, p: 1 };

const KEY_BYTES = 32;
// No look-alike letters: the password is copied from a terminal, perhaps by hand.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

type Setting = {
  given: string | undefined;
  cost?: PasswordCost;
  now?: () => number;
  tell?: (line: string) => void;
};

/**
 * Ensures that the first owner has a password. A configured one is applied when it differs from the
 * one applied last, and then ends their sessions; until then a password that they have chosen stays.
 * Without one, the first start generates one. Returns a generated password, to be shown once.
 */
export async function ensurePassword(
  people: PeopleStore,
  { given, cost = strongCost, now = Date.now, tell = () => undefined }: Setting,
): Promise<string | null> {
  const applied = await people.operatorHash();
  if (given === undefined && applied !== null) return null;
  if (given !== undefined && applied !== null && (await matches(given, applied))) return null;
  const password = given ?? newPassword();
  const hash = await hashPassword(password, cost);
  // Another server on the same database may have been faster: read its password.
  if (!(await people.applyOperatorHash(applied, hash, now()))) {
    return ensurePassword(people, { given, cost, now, tell });
  }
  if (applied !== null) tell(replacedPassword);
  return given === undefined ? password : null;
}

const replacedPassword =
  'ADMIN_PASSWORD has changed: it replaces the password of the first owner and ends their sessions. Other people keep their own.';

const words = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8');
const COMMON: ReadonlySet<string> = new Set(words.trim().split('\n'));

/** Throws a 400 for a password that is short, or one of the 10,000 commonest. */
export function refuseWeak(password: string): void {
  const plain = password.normalize('NFKC');
  const isCommon = COMMON.has(plain.toLowerCase()) || new Set(plain).size === 1;
  if (plain.length >= personLimits.passwordMin && !isCommon) return;
  throw new HttpError(400, 'weak_password', 'This password is too short or too common.');
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

/** A password to be shown once. */
export function newPassword(): string {
  const group = () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
