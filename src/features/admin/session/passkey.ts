import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { sessionSchema } from '#contract/admin/session.ts';
import { paths } from '#contract/paths.ts';
import { z } from '#contract/zod.ts';
import { call } from '../api/call.ts';
import { startedWith } from './session.ts';

const challenge = z.looseObject({ challenge: z.string() });
const requestSchema = z.custom<PublicKeyCredentialRequestOptionsJSON>(
  (value) => challenge.safeParse(value).success,
);
const creationSchema = z.custom<PublicKeyCredentialCreationOptionsJSON>(
  (value) => challenge.safeParse(value).success,
);

/** Whether this browser knows passkeys. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Signs in with a passkey; the browser asks which. Throws if it is not used or not accepted. */
export async function signInWithPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await call(requestSchema, `${paths.sessionPasskey}/options`, {
    method: 'POST',
  });
  const answer = await startAuthentication({ optionsJSON });
  startedWith(await call(sessionSchema, paths.sessionPasskey, { method: 'POST', body: answer }));
}

/** Has the browser make a passkey; resolves with what the server has to check. */
export async function makePasskey(password: string): Promise<unknown> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = await call(creationSchema, `${paths.adminAccount}/passkeys/options`, {
    method: 'POST',
    body: { password },
  });
  return startRegistration({ optionsJSON });
}
