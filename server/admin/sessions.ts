import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '#contract/admin/session.ts';
import type { Person } from '#contract/admin/people.ts';
import type { StoredPerson } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import { type Current, noteSession } from './current.ts';
import { whereaboutsOf } from './whereabouts.ts';

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

export type Sessions = ReturnType<typeof createSessions>;

/** What the sign-in needs to know before anybody has signed in. */
export type SignInFacts = Pick<Session, 'asksEmail' | 'hasPasskeys' | 'canRecover' | 'firm'>;

/** People's sessions, in a cookie that scripts cannot read and other sites cannot send. */
export function createSessions(
  { sessions, people }: Pick<Store, 'sessions' | 'people'>,
  now: () => number,
  facts: () => Promise<SignInFacts>,
) {
  async function current(request: FastifyRequest): Promise<Current | null> {
    const token = request.cookies[cookieName(request)];
    if (token === undefined) return null;
    const session = await sessions.find(hashOf(token));
    if (session === null) return null;
    const [idle, life] = [now() - session.seenAt, now() - session.startedAt];
    if (idle > IDLE_MS || Math.min(idle, life) < -CLOCK_STEP_MS) return null;
    const person = await people.find(session.personId);
    return person === null ? null : { id: session.id, person, seenAt: session.seenAt };
  }

  async function stateOf(person: StoredPerson, seenAt: number): Promise<Session> {
    return {
      signedIn: true,
      expiresAt: new Date(seenAt + IDLE_MS).toISOString(),
      person: publicPerson(person),
      ...(await facts()),
    };
  }

  /** Kept over a restart of the browser. */
  function setCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
    const maxAge = IDLE_MS / 1_000;
    void reply.setCookie(cookieName(request), token, { ...cookieOptions(request), maxAge });
  }

  return {
    /** The session of a request. Does not extend it. */
    current,
    async read(request: FastifyRequest): Promise<Session> {
      const session = await current(request);
      if (session !== null) return stateOf(session.person, session.seenAt);
      return { signedIn: false, expiresAt: null, ...(await facts()) };
    },
    /** The same, for routes that anybody may call: later code knows whose request it is. */
    async recognise(request: FastifyRequest): Promise<Current | null> {
      const session = await current(request);
      if (session !== null) noteSession(request, session);
      return session;
    },
    /** The same; restarts the idle timeout and the cookie's. */
    async touch(request: FastifyRequest, reply: FastifyReply): Promise<Current | null> {
      const session = await current(request);
      // Not on every request: each write waits for the disk.
      if (session !== null && now() - session.seenAt > TOUCH_MS) {
        await sessions.touch(session.id, now(), whereaboutsOf(request));
        const token = request.cookies[cookieName(request)];
        if (token !== undefined) setCookie(request, reply, token);
      }
      return session;
    },
    async start(
      request: FastifyRequest,
      reply: FastifyReply,
      person: StoredPerson,
    ): Promise<Session> {
      const token = randomBytes(32).toString('base64url');
      const at = now();
      await sessions.endIdleSince(at - IDLE_MS);
      const where = whereaboutsOf(request);
      await sessions.add({ id: hashOf(token), personId: person.id, ...where, startedAt: at });
      setCookie(request, reply, token);
      noteSession(request, { id: hashOf(token), person, seenAt: at });
      return stateOf(person, at);
    },
    async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const token = request.cookies[cookieName(request)];
      if (token !== undefined) await sessions.end(hashOf(token));
      void reply.clearCookie(cookieName(request), cookieOptions(request));
    },
  };
}

/** A person without what they sign in with. */
export function publicPerson({ id, name, email, role }: StoredPerson): Person {
  return { id, name, email, role };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
