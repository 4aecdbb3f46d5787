import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName, cookieOptions } from './sessions.ts';

/** The longest lifetime browsers allow. */
const LIFE_SECONDS = 400 * 24 * 60 * 60;
/** People who are recognised on one browser; whoever signed in longest ago is dropped first. */
const MOST_PEOPLE = 8;
const BETWEEN = '~';

/**
 * Recognises browsers on which a person has signed in before, by a cookie that outlives sessions
 * ('device cookie', OWASP). It has an entry for each person of a shared computer and proves nothing
 * else: signing in still takes the password. A new password invalidates the person's entry.
 */
export const devices = {
  /** The id of the person's entry, or null if they never signed in on the request's browser. */
  known(request: FastifyRequest, passwordHash: string): string | null {
    const entry = entriesIn(request).find((one) => isOf(one, passwordHash));
    return entry === undefined ? null : idIn(entry);
  },
  /** Sets the cookie, with the person's entry first. */
  remember(request: FastifyRequest, reply: FastifyReply, passwordHash: string): void {
    const id = randomBytes(16).toString('base64url');
    const own = `${id}.${proofOf(id, passwordHash).toString('base64url')}`;
    const others = entriesIn(request).filter((one) => !isOf(one, passwordHash));
    const value = [own, ...others].slice(0, MOST_PEOPLE).join(BETWEEN);
    const options = { ...cookieOptions(request), maxAge: LIFE_SECONDS };
    void reply.setCookie(nameOf(request), value, options);
  },
};

function nameOf(request: FastifyRequest): string {
  return `${cookieName(request)}-device`;
}

function entriesIn(request: FastifyRequest): string[] {
  const cookie = request.cookies[nameOf(request)] ?? '';
  // More than this server sets need not be checked.
  return cookie.split(BETWEEN, MOST_PEOPLE).filter((entry) => entry !== '');
}

function idIn(entry: string): string {
  return entry.split('.')[0] ?? '';
}

function isOf(entry: string, passwordHash: string): boolean {
  const [id = '', proof = ''] = entry.split('.');
  const [given, wanted] = [Buffer.from(proof, 'base64url'), proofOf(id, passwordHash)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Keyed with the stored hash, which is secret and changes with the password. */
function proofOf(id: string, passwordHash: string): Buffer {
  return createHmac('sha256', passwordHash).update(`device ${id}`).digest();
}
