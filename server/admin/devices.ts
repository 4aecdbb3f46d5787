import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName, cookieOptions } from './cookie.ts';

/** The longest lifetime browsers allow. */
const LIFE_SECONDS = 400 * 24 * 60 * 60;

/**
 * Recognises browsers that have signed in before, by a cookie that outlives its sessions ('device
 * cookie', OWASP). It proves nothing else: signing in still takes the password. A new password
 * invalidates it.
 */
export const devices = {
  /** The id of the request's browser, or null if the owner never signed in on it. */
  known(request: FastifyRequest, passwordHash: string): string | null {
    const [id = '', proof = ''] = (request.cookies[nameOf(request)] ?? '').split('.');
    const [given, wanted] = [Buffer.from(proof, 'base64url'), proofOf(id, passwordHash)];
    return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : null;
  },
  /** Sets the cookie. */
  remember(request: FastifyRequest, reply: FastifyReply, passwordHash: string): void {
    const id = randomBytes(16).toString('base64url');
    const value = `${id}.${proofOf(id, passwordHash).toString('base64url')}`;
    const options = { ...cookieOptions(request), maxAge: LIFE_SECONDS };
    void reply.setCookie(nameOf(request), value, options);
  },
};

function nameOf(request: FastifyRequest): string {
  return `${cookieName(request)}-device`;
}

/** Keyed with the stored hash, which is secret and changes with the password. */
function proofOf(id: string, passwordHash: string): Buffer {
  return createHmac('sha256', passwordHash).update(`device ${id}`).digest();
}
