import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '#contract/admin.ts';
import type { OwnerStore } from '../store/owner.ts';

const MINUTE = 60_000;

/** A session ends after this long without a request. */
export const IDLE_MS = 30 * MINUTE;

/** And after this long in any case. */
export const LIFE_MS = 12 * 60 * MINUTE;

const TOUCH_MS = MINUTE / 2;

const nobody: Session = { signedIn: false, expiresAt: null };

export type Sessions = ReturnType<typeof createSessions>;

/** Sessions of the owner, carried by a cookie that no script can read and no other site can send. */
export function createSessions(owner: OwnerStore, now: () => number) {
  function live(
    request: FastifyRequest,
  ): { hash: string; startedAt: number; seenAt: number } | null {
    const token = request.cookies[cookieName(request)];
    if (token === undefined) return null;
    const hash = hashOf(token);
    const session = owner.findSession(hash);
    if (session === null) return null;
    const over = now() - session.seenAt > IDLE_MS || now() - session.startedAt > LIFE_MS;
    return over ? null : { hash, ...session };
  }

  function stateOf(startedAt: number, seenAt: number): Session {
    const end = Math.min(seenAt + IDLE_MS, startedAt + LIFE_MS);
    return { signedIn: true, expiresAt: new Date(end).toISOString() };
  }

  return {
    /** The session of a request, which it does not prolong. */
    read(request: FastifyRequest): Session {
      const session = live(request);
      return session === null ? nobody : stateOf(session.startedAt, session.seenAt);
    },
    /** Whether the owner is signed in; if so, the idle time begins anew. */
    touch(request: FastifyRequest): boolean {
      const session = live(request);
      // Not at every request: each is a write that waits for the disk.
      if (session !== null && now() - session.seenAt > TOUCH_MS) {
        owner.touchSession(session.hash, now());
      }
      return session !== null;
    },
    begin(request: FastifyRequest, reply: FastifyReply): Session {
      const token = randomBytes(32).toString('base64url');
      owner.endSessionsIdleSince(now() - IDLE_MS);
      owner.addSession(hashOf(token), now());
      void reply.setCookie(cookieName(request), token, cookieOptions(request));
      return stateOf(now(), now());
    },
    end(request: FastifyRequest, reply: FastifyReply): void {
      const token = request.cookies[cookieName(request)];
      if (token !== undefined) owner.endSession(hashOf(token));
      void reply.clearCookie(cookieName(request), cookieOptions(request));
    },
  };
}

/** Browsers accept the `__Host-` prefix over HTTPS only; no subdomain can set such a cookie. */
function cookieName({ protocol }: FastifyRequest): string {
  return protocol === 'https' ? '__Host-ashlar' : 'ashlar';
}

function cookieOptions({ protocol }: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure: protocol === 'https' } as const;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
