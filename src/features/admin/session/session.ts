import { useEffect } from 'react';
import { useStore } from '#components/use-store.ts';
import { siteConfig } from '#content/site-config.ts';
import { type Session, sessionSchema } from '#contract/admin/session.ts';
import { paths } from '#contract/paths.ts';
import { readText, writeText } from '#lib/browser-page.ts';
import { createStore, type ReadableStore } from '#lib/create-store.ts';
import { KEPT_LIMIT_MS } from '#lib/time-limit.ts';
import { call, CallError, command } from '../api/call.ts';
import { forgetUnsaved } from '../shared/stored-unsaved.ts';

/**
 * Who is in front of the screen. 'expired': was signed in and is no longer; 'no_server': a static
 * host, where nobody can sign in and nothing is protected.
 */
export type SessionState =
  | 'checking'
  | 'signed_out'
  | 'signed_in'
  | 'expired'
  | 'no_server'
  | 'unreachable';

/** A line on which so long nothing comes is none, in milliseconds. */
const ANSWER_MS = 15_000;

/** A little after the server's own clock has ended the session. */
const AFTER_END_MS = 1_000;

const session = createStore<SessionState>('checking');
let timer: ReturnType<typeof setTimeout> | undefined;

/** Who is in front of the screen, for components; 'checking' in prerendered pages. */
export const sessionStore: ReadableStore<SessionState> = session;

export const sessionState = session.get;
export const subscribeSession = session.subscribe;

/**
 * Asks the server who is there, which does not prolong the session. Without an answer whoever has been
 * signed in stays so; the live stream goes on looking for the server.
 */
export async function checkSession(): Promise<void> {
  if (siteConfig.leadsWebhookUrl !== '') {
    session.set('no_server');
    return;
  }
  // What the phone has kept is shown meanwhile; an answer that comes later is taken all the same.
  const slow = setTimeout(
    () => session.get() === 'checking' && session.set('unreachable'),
    KEPT_LIMIT_MS,
  );
  try {
    if (signOutWaits() && !(await tellSignOut())) return session.set('unreachable');
    const signal = AbortSignal.timeout(ANSWER_MS);
    settle(await call(sessionSchema, paths.session, { signal }));
  } catch (error) {
    // A server that is away for a moment must not take the screen away, and what was typed with it.
    if (session.get() === 'signed_in' || session.get() === 'expired') return;
    session.set(isLost(error) ? 'unreachable' : 'no_server');
  } finally {
    clearTimeout(slow);
  }
}

/** Signs in; throws a CallError when the server refuses or does not answer. */
export async function signInWith(password: string): Promise<void> {
  settle(await call(sessionSchema, paths.session, { method: 'POST', body: { password } }));
}

/**
 * Signs out, here too when the server is not to be had, which gives false: it is told before anything
 * else is asked of it. Throws a CallError when there is none.
 */
export async function signOut(): Promise<boolean> {
  setSignOutWaits(true);
  const isTold = await tellSignOut();
  forgetUnsaved();
  session.set('signed_out');
  return isTold;
}

async function tellSignOut(): Promise<boolean> {
  try {
    await command(paths.session, { method: 'DELETE' });
  } catch (error) {
    if (isLost(error)) return false;
    throw error;
  }
  setSignOutWaits(false);
  return true;
}

/** Whether an error says that the server is not to be had now: whatever refuses is one, unlike a page. */
function isLost(error: unknown): boolean {
  const isSlow = error instanceof DOMException && error.name === 'TimeoutError';
  return isSlow || (error instanceof CallError && error.reason !== 'no_server');
}

/** Takes note of a failed call: when the session is over, the sign-in comes up; says whether it is. */
export function noteFailure(error: unknown): boolean {
  const over = error instanceof CallError && error.reason === 'not_signed_in';
  if (over) session.set('expired');
  return over;
}

function settle({ signedIn, expiresAt }: Session): void {
  clearTimeout(timer);
  if (!signedIn) {
    session.set(
      session.get() === 'signed_in' || session.get() === 'expired' ? 'expired' : 'signed_out',
    );
    return;
  }
  session.set('signed_in');
  if (expiresAt === null) return;
  // Every call prolongs the session, so at the end that was known the server is asked again.
  const wait = Date.parse(expiresAt) - Date.now() + AFTER_END_MS;
  timer = setTimeout(() => void checkSession(), Math.max(AFTER_END_MS, wait));
}

/** How often a server that does not answer is looked for, in milliseconds. */
const LOOK_AGAIN_MS = 30_000;

/** The state of the owner's session. */
export function useSession(): SessionState {
  return useStore(sessionStore);
}

/** Asks who is there when a screen of the owner's opens, and again when the tab comes back. */
export function useSessionCheck(): void {
  useEffect(() => {
    void checkSession();
    const onReturn = () => {
      if (document.visibilityState === 'visible') void checkSession();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);
  useServerWatch(useSession() === 'unreachable');
}

/** A browser says when its network is back, not when a server is. */
function useServerWatch(isAway: boolean): void {
  useEffect(() => {
    if (!isAway) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') void checkSession();
    };
    const timer = setInterval(look, LOOK_AGAIN_MS);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      removeEventListener('online', look);
    };
  }, [isAway]);
}

const KEY = 'office-sign-out-waits';

/** Whether the owner has signed out on this device and the server is still to be told. */
export function signOutWaits(): boolean {
  return typeof readText(KEY) === 'string';
}

/** Notes whether the server still has to hear of it. Without storage the session ends after half an hour. */
export function setSignOutWaits(waits: boolean): void {
  writeText(KEY, waits ? '1' : null);
}
