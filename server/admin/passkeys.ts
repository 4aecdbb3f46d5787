import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { adminAppNames } from '#content/admin/app.ts';
import { type PasskeyAnswer, passkeyAnswerSchema } from '#contract/admin/people.ts';
import { z } from '#contract/zod.ts';
import { HttpError } from '../http-error.ts';
import type { PasskeyStore } from '../store/passkeys.ts';
import type { PeopleStore, StoredPerson } from '../store/people.ts';
import type { TokenKind, TokenStore } from '../store/single-use-tokens.ts';
import { whereaboutsOf } from './whereabouts.ts';

/** How long a challenge may be answered. */
const CHALLENGE_MS = 5 * 60_000;

const clientDataSchema = z.object({ challenge: z.string() });

const registrationSchema = z.custom<RegistrationResponseJSON>(
  (value) => passkeyAnswerSchema.safeParse(value).success,
);
const authenticationSchema = z.custom<AuthenticationResponseJSON>(
  (value) => passkeyAnswerSchema.safeParse(value).success,
);

/** Asked for by the first who needs it: its 300 modules would take a tenth of the server's start. */
const webAuthn = () => import('@simplewebauthn/server');

type Stores = { passkeys: PasskeyStore; people: PeopleStore; tokens: TokenStore };

/** Passkeys by WebAuthn: each challenge is answered once, and the person always identifies themselves to the device. */
export function createPasskeys({ passkeys, people, tokens }: Stores, now: () => number) {
  async function remember(challenge: string, kind: TokenKind, personId: string | null) {
    const expiresAt = now() + CHALLENGE_MS;
    await tokens.add({ token: challenge, kind, personId, details: '', expiresAt }, now());
  }

  /** Whose challenge an answer is to; uses it up. */
  async function challengeOf({ response }: PasskeyAnswer, kind: TokenKind) {
    const { challenge } = clientDataOf(response.clientDataJSON);
    const found = await tokens.use(challenge, [kind], now(), (_trx, token) =>
      Promise.resolve(token),
    );
    if (found === null) throw refused();
    return { challenge, personId: found.person_id };
  }

  return {
    /** Options for a new passkey of a person. */
    async newOptions(request: FastifyRequest, person: StoredPerson) {
      const known = await passkeys.ofPerson(person.id);
      const { generateRegistrationOptions } = await webAuthn();
      const options = await generateRegistrationOptions({
        rpName: adminAppNames.name,
        rpID: placeOf(request).rpId,
        userID: new TextEncoder().encode(person.id),
        userName: person.email || person.name || 'owner',
        userDisplayName: person.name,
        excludeCredentials: known.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await remember(options.challenge, 'passkey_new', person.id);
      return options;
    },
    /** Stores a new passkey, named after the browser in which it was made. */
    async add(request: FastifyRequest, person: StoredPerson, answer: PasskeyAnswer): Promise<void> {
      const { challenge, personId } = await challengeOf(answer, 'passkey_new');
      const { origin, rpId } = placeOf(request);
      const { verifyRegistrationResponse } = await webAuthn();
      const verified = await verifyRegistrationResponse({
        response: registrationSchema.parse(answer),
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpId,
      }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
      if (!verified.verified || personId !== person.id) throw refused();
      const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
      await passkeys.add({
        id,
        personId: person.id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports,
        name: whereaboutsOf(request).device,
        addedAt: now(),
      });
    },
    /** Options for signing in: the browser asks which passkey. */
    async signInOptions(request: FastifyRequest) {
      const { generateAuthenticationOptions } = await webAuthn();
      const options = await generateAuthenticationOptions({
        rpID: placeOf(request).rpId,
        userVerification: 'required',
      });
      await remember(options.challenge, 'passkey_sign_in', null);
      return options;
    },
    /** The person who signs in with a passkey. Throws a 401. */
    async personOf(request: FastifyRequest, answer: PasskeyAnswer): Promise<StoredPerson> {
      const { challenge } = await challengeOf(answer, 'passkey_sign_in');
      const passkey = await passkeys.find(answer.id);
      const person = passkey === null ? null : await people.find(passkey.personId);
      if (passkey === null || person === null) throw refused();
      const { origin, rpId } = placeOf(request);
      const { verifyAuthenticationResponse } = await webAuthn();
      const verified = await verifyAuthenticationResponse({
        response: authenticationSchema.parse(answer),
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpId,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
      }).catch(() => null);
      if (verified === null || !verified.verified) throw refused();
      await passkeys.use(passkey.id, verified.authenticationInfo.newCounter, now());
      return person;
    },
  };
}

function clientDataOf(encoded: string): { challenge: string } {
  try {
    return clientDataSchema.parse(JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8')));
  } catch {
    throw refused();
  }
}

/**
 * The page's origin and host. Browsers send Origin with every POST; a proxy that the server does not
 * trust hides whether the page came over HTTPS.
 */
function placeOf(request: FastifyRequest): { origin: string; rpId: string } {
  const sent = URL.parse(request.headers.origin ?? '');
  const origin =
    sent?.host === request.host ? sent.origin : `${request.protocol}://${request.host}`;
  return { origin, rpId: request.hostname };
}

function refused(): HttpError {
  return new HttpError(401, 'passkey_refused', 'The passkey was not accepted.');
}
