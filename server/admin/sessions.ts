import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '#contract/admin/session.ts';
import type { OwnerStore } from '../store/owner.ts';

/**
 * Browsers accept the `__Host-` prefix over HTTPS only, and no subdomain can set such a cookie. The
 * rest is the software's name, not the firm's: a new name would sign the owner out.
 */
export function cookieName({ protocol }: FastifyRequest): string {
  return protocol === 'https' ? '__Host-ashlar' : 'ashlar';
}

/** Options of a cookie that scripts cannot read and other sites cannot send. */
export function cookieOptions({ protocol }: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure: protocol === 'https' } as const;
}

const MINUTE = 60_000;

/** A session ends after this long without a request. */
export const IDLE_MS = 30 * 24 * 60 * MINUTE;

/** An hour at most is lost of the thirty days. */
const TOUCH_MS = 60 * MINUTE;
/**
 * Tolerated difference between servers' clocks: a session that starts further in the future was
 * created under a wrong clock.
 */
const CLOCK_STEP_MS = 5 * MINUTE;

const nobody: Session = { signedIn: false, expiresAt: null };

export type Sessions = ReturnType<typeof createSessions>;

/** The owner's sessions, in a cookie that scripts cannot read and other sites cannot send. */
export function createSessions(owner: OwnerStore, now: () => number) {
  async function current(
    request: FastifyRequest,
  ): Promise<{ hash: string; startedAt: number; seenAt: number } | null> {
    const token = request.cookies[cookieName(request)];
    if (token === undefined) return null;
    const hash = hashOf(token);
    const session = await owner.findSession(hash);
    if (session === null) return null;
    const [idle, life] = [now() - session.seenAt, now() - session.startedAt];
    const over = idle > IDLE_MS || Math.min(idle, life) < -CLOCK_STEP_MS;
    return over ? null : { hash, ...session };
  }

  function stateOf(seenAt: number): Session {
    return { signedIn: true, expiresAt: new Date(seenAt + IDLE_MS).toISOString() };
  }

  /** Kept over a restart of the browser. */
  function setCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
    const maxAge = IDLE_MS / 1_000;
    void reply.setCookie(cookieName(request), token, { ...cookieOptions(request), maxAge });
  }

  return {
    /** The session of a request. Does not extend it. */
    async read(request: FastifyRequest): Promise<Session> {
      const session = await current(request);
      return session === null ? nobody : stateOf(session.seenAt);
    },
    /** The id of a request's session, or null. Does not extend the session. */
    async idOf(request: FastifyRequest): Promise<string | null> {
      return (await current(request))?.hash ?? null;
    },
    /** Whether the owner is signed in; if so, restarts the idle timeout and the cookie's. */
    async touch(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
      const session = await current(request);
      // Not on every request: each write waits for the disk.
      if (session !== null && now() - session.seenAt > TOUCH_MS) {
        await owner.touchSession(session.hash, now());
        const token = request.cookies[cookieName(request)];
        if (token !== undefined) setCookie(request, reply, token);
      }
      return session !== null;
    },
    async start(request: FastifyRequest, reply: FastifyReply): Promise<Session> {
      const token = randomBytes(32).toString('base64url');
      await owner.endSessionsIdleSince(now() - IDLE_MS);
      await owner.addSession(hashOf(token), now());
      setCookie(request, reply, token);
      return stateOf(now());
    },
    async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const token = request.cookies[cookieName(request)];
      if (token !== undefined) await owner.endSession(hashOf(token));
      void reply.clearCookie(cookieName(request), cookieOptions(request));
    },
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
