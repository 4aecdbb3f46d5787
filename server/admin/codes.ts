import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { adminAppNames } from '#content/admin/app.ts';
import { hashed } from '../store/hashes.ts';
import type { PeopleStore, StoredPerson } from '../store/people.ts';

/** Seconds of a time step, and how many steps a clock may be off (RFC 6238, section 5.2). */
const PERIOD = 30;
const WINDOW = 1;
const SECRET_BYTES = 20;

const RECOVERY_CODES = 10;
// No look-alike letters: the codes are written down.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUP = 5;

/** A new secret for an authenticator app, and the address that its QR code or link has. */
export function newSecret({ name, email }: Pick<StoredPerson, 'name' | 'email'>) {
  const secret = new Secret({ size: SECRET_BYTES });
  const label = email || name || 'owner';
  return {
    secret: secret.base32,
    uri: new TOTP({ issuer: adminAppNames.name, label, secret }).toString(),
  };
}

/** The time step of a code; null if it is not right now, or one step away. */
export function stepOf(secret: string, code: string, now: number): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD });
  const delta = totp.validate({ token, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta;
}

/** Codes that each sign in once without the app; only their hashes are stored. */
export function newRecoveryCodes(): string[] {
  const group = () =>
    Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: RECOVERY_CODES }, () => `${group()}-${group()}`);
}

/** The hash of a recovery code, however it was typed. */
export function recoveryHash(personId: string, code: string): string {
  return hashed(`recovery ${personId} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`);
}

/** Whether a code from the app, or a recovery code, is right; uses it up. */
export async function acceptCode(
  people: PeopleStore,
  { id, totpSecret }: StoredPerson,
  code: string,
  now: number,
): Promise<boolean> {
  const step = stepOf(totpSecret, code, now);
  return step === null
    ? people.useRecoveryCode(id, recoveryHash(id, code))
    : people.useStep(id, step);
}
