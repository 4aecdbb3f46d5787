import { useEffect } from 'react';
import { useStore } from '#components/use-store.ts';
import { siteConfig } from '#content/site-config.ts';
import { type Session, sessionSchema, type SignIn } from '#contract/admin/session.ts';
import { paths } from '#contract/paths.ts';
import { readText, writeText } from '#lib/browser-page.ts';
import { createStore, type ReadableStore } from '#lib/create-store.ts';
import { KEPT_LIMIT_MS } from '#lib/time-limit.ts';
import { call, CallError, command } from '../api/call.ts';
import { keepOwnName } from '../inbox/lead-calls.ts';
import { forgetUnsaved } from '../shared/stored-unsaved.ts';
import { keepFirm, readFirm } from './firm.ts';

/**
 * State of the owner's session. 'expired': was signed in and no longer is; 'no_server': a static
 * host, where nobody can sign in and nothing is protected.
 */
export type SessionState =
  | 'checking'
  | 'signed_out'
  | 'signed_in'
  | 'expired'
  | 'no_server'
  | 'unreachable';

/** Timeout of a session check, in milliseconds. */
const ANSWER_MS = 15_000;

/** How long after its expected end the session is checked, in milliseconds. */
const AFTER_END_MS = 1_000;

/** Timers that are longer end at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

const session = createStore<SessionState>('checking');

/** What the server says about signing in, and who is signed in. */
type SignInFacts = Omit<Session, 'signedIn' | 'expiresAt' | 'firm'>;

const facts = createStore<SignInFacts>({});
let timer: ReturnType<typeof setTimeout> | undefined;

/** For components; 'checking' in prerendered pages. */
export const sessionStore: ReadableStore<SessionState> = session;

export const sessionState = session.get;
export const subscribeSession = session.subscribe;

/**
 * Checks the session with the server, without prolonging it. Without a response the owner stays
 * signed in; the event stream keeps trying to reach the server.
 */
export async function checkSession(): Promise<void> {
  if (siteConfig.leadsWebhookUrl !== '') {
    session.set('no_server');
    return;
  }
  readFirm();
  // Cached leads are shown meanwhile; a later response still counts.
  const slow = setTimeout(
    () => session.get() === 'checking' && session.set('unreachable'),
    KEPT_LIMIT_MS,
  );
  try {
    if (signOutWaits() && !(await sendSignOut())) return session.set('unreachable');
    const signal = AbortSignal.timeout(ANSWER_MS);
    settle(await call(sessionSchema, paths.session, { signal }));
  } catch (error) {
    // A server that is down for a moment must not close the screen, and lose what was typed.
    if (session.get() === 'signed_in' || session.get() === 'expired') return;
    session.set(isLost(error) ? 'unreachable' : 'no_server');
  } finally {
    clearTimeout(slow);
  }
}

/** Signs in; throws a CallError when the server refuses or does not answer. */
export async function signInWith(given: SignIn): Promise<void> {
  settle(await call(sessionSchema, paths.session, { method: 'POST', body: given }));
}

/** Takes over a session that another call has started; returns whether it has. */
export function startedWith(started: Session): boolean {
  settle(started);
  return started.signedIn;
}

/**
 * Signs out. Resolves with false if the server is unreachable: this device is signed out, and the
 * server is notified before the next session check. Throws a CallError on a static host.
 */
export async function signOut(): Promise<boolean> {
  setSignOutWaits(true);
  const isServerNotified = await sendSignOut();
  forgetUnsaved();
  if (facts.get().person?.name) keepOwnName('');
  facts.set({ ...facts.get(), person: undefined });
  session.set('signed_out');
  return isServerNotified;
}

async function sendSignOut(): Promise<boolean> {
  try {
    await command(paths.session, { method: 'DELETE' });
  } catch (error) {
    if (isLost(error)) return false;
    throw error;
  }
  setSignOutWaits(false);
  return true;
}

/** Whether an error means that the server is unreachable now; one that refuses is still a server. */
function isLost(error: unknown): boolean {
  const isSlow = error instanceof DOMException && error.name === 'TimeoutError';
  return isSlow || (error instanceof CallError && error.reason !== 'no_server');
}

/** Shows the sign-in if a call failed because the session is over; returns whether it is. */
export function noteFailure(error: unknown): boolean {
  const over = error instanceof CallError && error.reason === 'not_signed_in';
  if (over) session.set('expired');
  return over;
}

function settle({ signedIn, expiresAt, firm, ...told }: Session): void {
  clearTimeout(timer);
  keepFirm(firm);
  // The screens behind an expired session stay those of whoever used it.
  const { person = facts.get().person } = told;
  facts.set({ ...told, person });
  if (person?.name) keepOwnName(person.name);
  if (!signedIn) {
    session.set(
      session.get() === 'signed_in' || session.get() === 'expired' ? 'expired' : 'signed_out',
    );
    return;
  }
  session.set('signed_in');
  if (expiresAt === null) return;
  // Calls prolong the session, so its end has to be checked with the server.
  const wait = Date.parse(expiresAt) - Date.now() + AFTER_END_MS;
  timer = setTimeout(
    () => void checkSession(),
    Math.min(LONGEST_TIMER_MS, Math.max(AFTER_END_MS, wait)),
  );
}

/** Interval of session checks while the server is unreachable, in milliseconds. */
const LOOK_AGAIN_MS = 30_000;

/** Who is signed in; undefined on a static host, and with a server of an earlier release. */
export function useSignInFacts(): SignInFacts {
  return useStore(facts);
}

/** Whether whoever is here may do what is for owners; the server decides in any case. */
export function useIsOwner(): boolean {
  return useSignInFacts().person?.role !== 'office';
}

export function useSession(): SessionState {
  return useStore(sessionStore);
}

/** Checks the session when a screen opens and when the tab becomes visible again. */
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

/** The browser announces that its network is back, not that a server is. */
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

/** Whether the owner has signed out on this device and the server does not know yet. */
export function signOutWaits(): boolean {
  return typeof readText(KEY) === 'string';
}

/** Without storage the server ends the session once nobody has used it for thirty days. */
export function setSignOutWaits(waits: boolean): void {
  writeText(KEY, waits ? '1' : null);
}
