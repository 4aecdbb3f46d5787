import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '#contract/admin/session.ts';
import { clientKey } from '../client-address.ts';
import { HttpError } from '../http-error.ts';
import type { WrongPasswords } from '../store/engine.ts';
import type { OwnerStore } from '../store/owner.ts';
import { createGuesses, type GuessRule, knownDeviceRule, unknownDeviceRule } from './guesses.ts';
import { createMutex } from './mutex.ts';
import { matches } from './password.ts';
import { cookieName, cookieOptions, type Sessions } from './sessions.ts';

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

const LONGEST_QUEUE = 10;
/** Queue length for addresses without a wrong guess: they do not wait behind the others. */
const LONGEST_FRESH_QUEUE = 100;

type Services = { owner: OwnerStore; sessions: Sessions; wrongPasswords: WrongPasswords };

/**
 * Checks passwords. Browsers that have signed in before have their own queue and count: however
 * many strangers guess, from however many addresses, the owner gets in.
 */
export function createSignIn({ owner, sessions, wrongPasswords }: Services) {
  const strangers = createPasswordCheck(unknownDeviceRule, wrongPasswords);
  const known = createPasswordCheck(knownDeviceRule, wrongPasswords);

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    password: string,
  ): Promise<Session> => {
    const hash = await owner.passwordHash();
    const device = hash === null ? null : devices.known(request, hash);
    const isRight = async () => hash !== null && (await matches(password, hash));
    await (device === null
      ? strangers.check(clientKey(request), isRight)
      : known.check(device, isRight));
    const session = await sessions.start(request, reply);
    if (hash !== null) devices.remember(request, reply, hash);
    return session;
  };
}

function createPasswordCheck(rule: GuessRule, wrongPasswords: WrongPasswords) {
  const guesses = createGuesses(rule, wrongPasswords);
  const waiting = new Set<string>();
  const fresh = createMutex(LONGEST_FRESH_QUEUE, busy);
  const guessing = createMutex(LONGEST_QUEUE, busy);

  async function decide(
    guesser: string,
    seen: number,
    isRight: () => Promise<boolean>,
  ): Promise<void> {
    if (!(await guesses.count(guesser, seen))) throw busy();
    if (await isRight()) return guesses.forget(guesser);
    throw new HttpError(401, 'wrong_password', 'Wrong password.');
  }

  return {
    /** Resolves if the password is right; throws a 401, or a 429 while the sender has to wait. */
    async check(guesser: string, isRight: () => Promise<boolean>): Promise<void> {
      // One at a time: a single address must not fill the queue.
      if (waiting.has(guesser)) throw busy();
      waiting.add(guesser);
      try {
        const seen = await guesses.admit(guesser);
        const runExclusive = seen === 0 ? fresh : guessing;
        await runExclusive(() => decide(guesser, seen, isRight));
      } finally {
        waiting.delete(guesser);
      }
    },
  };
}

function busy(): HttpError {
  return new HttpError(429, 'rate_limited', 'Too many concurrent sign-ins.', { retryAfter: 5 });
}
