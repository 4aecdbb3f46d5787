import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session, SignIn } from '#contract/admin/session.ts';
import { clientKey } from '../client-address.ts';
import { HttpError } from '../http-error.ts';
import type { WrongPasswords } from '../store/engine.ts';
import { hashed } from '../store/hashes.ts';
import { FIRST_OWNER, type PeopleStore, plainEmail, type StoredPerson } from '../store/people.ts';
import {
  codeRule,
  confirmingRule,
  createAccountGuesses,
  createGuesses,
  type GuessRule,
  knownDeviceRule,
  unknownDeviceRule,
} from './guesses.ts';
import { acceptCode } from './codes.ts';
import type { Current } from './current.ts';
import { devices } from './devices.ts';
import { createMutex } from './mutex.ts';
import { matches } from './password.ts';
import type { Sessions } from './sessions.ts';

const LONGEST_QUEUE = 10;
/** Queue length for addresses without a wrong guess: they do not wait behind the others. */
const LONGEST_FRESH_QUEUE = 100;

type Services = {
  people: PeopleStore;
  sessions: Sessions;
  wrongPasswords: WrongPasswords;
  now: () => number;
};

export type SignInService = ReturnType<typeof createSignIn>;

/**
 * Checks passwords and codes. Browsers that have signed in before have their own queue and count:
 * however many strangers guess, from however many addresses, people get in.
 */
export function createSignIn({ people, sessions, wrongPasswords, now }: Services) {
  const strangers = createCheck(unknownDeviceRule, wrongPasswords, wrongPassword);
  const known = createCheck(knownDeviceRule, wrongPasswords, wrongPassword);
  const confirming = createCheck(confirmingRule, wrongPasswords, wrongPassword);
  const codes = createCheck(codeRule, wrongPasswords, wrongCode);
  const accounts = createAccountGuesses(wrongPasswords);

  /** Without an address, the password is the first owner's. */
  const personAt = (email: string) =>
    email === '' ? people.find(FIRST_OWNER) : people.byEmail(email);

  /** An unknown address takes as long to refuse as a wrong password. */
  async function isRight(person: StoredPerson | null, password: string): Promise<boolean> {
    const hash = (person ?? (await people.find(FIRST_OWNER)))?.passwordHash;
    return hash !== undefined && (await matches(password, hash)) && person !== null;
  }

  async function checkAsStranger(
    request: FastifyRequest,
    account: string,
    check: () => Promise<boolean>,
  ): Promise<void> {
    const counted = async () => {
      const right = await check();
      if (!right) await accounts.count(account);
      return right;
    };
    await strangers.check(clientKey(request), counted, await accounts.doublings(account));
  }

  /** Starts a session on a browser that is recognised from now on. */
  async function start(
    request: FastifyRequest,
    reply: FastifyReply,
    person: StoredPerson,
  ): Promise<Session> {
    const session = await sessions.start(request, reply, person);
    devices.remember(request, reply, person.passwordHash);
    return session;
  }

  return {
    start,
    /** Signs in with a password, and a code if the person has codes. */
    async withPassword(
      request: FastifyRequest,
      reply: FastifyReply,
      { email = '', password, code }: SignIn,
    ): Promise<Session> {
      const person = await personAt(email);
      const device = person === null ? null : devices.known(request, person.passwordHash);
      const check = () => isRight(person, password);
      await (device === null
        ? checkAsStranger(request, person?.id ?? hashed(plainEmail(email)), check)
        : known.check(device, check));
      if (person === null) throw wrongPassword();
      if (person.totpSecret !== '') {
        if (code === undefined || code.trim() === '') throw codeNeeded();
        // Only who knows the password gets here, so the count may be the person's.
        await codes.check(device ?? person.id, () => acceptCode(people, person, code, now()));
      }
      return start(request, reply, person);
    },
    /** Checks the password of whoever is signed in once more. */
    confirm: ({ id, person }: Current, password: string): Promise<void> =>
      confirming.check(id, () => matches(password, person.passwordHash)),
  };
}

function createCheck(rule: GuessRule, wrongPasswords: WrongPasswords, refusal: () => HttpError) {
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
    throw refusal();
  }

  return {
    /** Resolves if the password is right; throws a 401, or a 429 while the sender has to wait. */
    async check(guesser: string, isRight: () => Promise<boolean>, doublings = 0): Promise<void> {
      // One at a time: a single address must not fill the queue.
      if (waiting.has(guesser)) throw busy();
      waiting.add(guesser);
      try {
        const seen = await guesses.admit(guesser, doublings);
        const runExclusive = seen === 0 ? fresh : guessing;
        await runExclusive(() => decide(guesser, seen, isRight));
      } finally {
        waiting.delete(guesser);
      }
    },
  };
}

function wrongPassword(): HttpError {
  return new HttpError(401, 'wrong_password', 'Wrong password.');
}

function codeNeeded(): HttpError {
  return new HttpError(401, 'code_needed', 'A code is needed as well.');
}

function wrongCode(): HttpError {
  return new HttpError(401, 'wrong_code', 'Wrong code.');
}

function busy(): HttpError {
  return new HttpError(429, 'rate_limited', 'Too many concurrent sign-ins.', { retryAfter: 5 });
}
