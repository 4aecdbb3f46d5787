import {
  type Account,
  accountSchema,
  codesSetupSchema,
  recoveryCodesSchema,
} from '#contract/admin/people.ts';
import { paths } from '#contract/paths.ts';
import { call } from '../api/call.ts';
import { makePasskey } from '../session/passkey.ts';

const own = paths.adminAccount;
const partAt = (part: string, id: string) => `${own}/${part}/${encodeURIComponent(id)}`;

/** Throws a CallError, as all of these. */
export function loadAccount(signal: AbortSignal): Promise<Account> {
  return call(accountSchema, own, { signal });
}

export function saveProfile(body: { name: string; email: string }): Promise<Account> {
  return call(accountSchema, own, { method: 'PATCH', body });
}

export function changePassword(current: string, password: string): Promise<Account> {
  const body = { current, password };
  return call(accountSchema, `${own}/password`, { method: 'PUT', body });
}

/** A new key for an authenticator app. */
export function newCodes() {
  return call(codesSetupSchema, `${own}/codes`, { method: 'POST' });
}

/** Resolves with the recovery codes. */
export async function startCodes(body: {
  secret: string;
  code: string;
  password: string;
}): Promise<readonly string[]> {
  return (await call(recoveryCodesSchema, `${own}/codes`, { method: 'PUT', body })).codes;
}

export function stopCodes(password: string): Promise<Account> {
  return call(accountSchema, `${own}/codes/off`, { method: 'POST', body: { password } });
}

export async function addPasskey(password: string): Promise<Account> {
  const body = await makePasskey(password);
  return call(accountSchema, `${own}/passkeys`, { method: 'POST', body });
}

export function removePasskey(id: string, password: string): Promise<Account> {
  const path = `${partAt('passkeys', id)}/remove`;
  return call(accountSchema, path, { method: 'POST', body: { password } });
}

export function endSession(id: string): Promise<Account> {
  return call(accountSchema, partAt('sessions', id), { method: 'DELETE' });
}

/** Ends all sessions but this one. */
export function endOtherSessions(): Promise<Account> {
  return call(accountSchema, `${own}/sessions`, { method: 'DELETE' });
}
