import { logWarning } from '#components/log.ts';
import { hasDatabases, tryTo, webLocks } from '#lib/browser.ts';
import { readText, writeText } from '#lib/browser-page.ts';
import { loadChecks } from './preload.ts';
import {
  sameValue,
  textOf,
  wholeName,
  type Draft,
  type FormProgress,
  type FormValues,
} from './values.ts';

// What the phone keeps of forms: drafts, and the person of the last lead. Local storage is written
// and read at once; the database, which survives a browser that is killed, follows.

const DRAFT_PREFIX = 'draft:';
/** Key of the remembered person in local storage. */
export const PERSON_KEY = 'remembered-person';

/**
 * A value from local storage; null when there is none, storage is refused or `parse` returns null,
 * because it is invalid.
 */
export function readStored<T>(key: string, parse: (value: unknown) => T | null): T | null {
  const text = readText(key);
  if (text === null || text === undefined) return null;
  const parsed = tryTo(() => parse(JSON.parse(text)), null);
  if (parsed === null) logWarning(`Ignoring invalid value in local storage: ${key}`);
  return parsed;
}

const keyOf = (draftKey: string) => `${DRAFT_PREFIX}${draftKey}`;

/** Whether local storage has a draft, readable or not. */
export function hasDraft(draftKey: string): boolean {
  return typeof readText(keyOf(draftKey)) === 'string';
}

/** Whether drafts can be stored, as far as is known without trying. */
export function canKeepDrafts(): boolean {
  return readText(DRAFT_PREFIX) !== undefined || hasDatabases();
}

/**
 * The newest stored draft, or null when there is none or it can't be read. Browsers flush local
 * storage seconds late: if the browser was killed, only the database has the last input.
 */
export async function newestDraft(draftKey: string): Promise<Draft | null> {
  const { parseDraft, newestOf } = await loadChecks();
  return newestOf(draftKey, readStored(keyOf(draftKey), parseDraft));
}

/**
 * Stores a draft; deletes it if it equals the untouched form. Resolves with whether the browser has
 * stored it.
 */
export async function writeDraft(
  draftKey: string,
  { progress, values }: Draft,
  untouched: Readonly<FormValues>,
  now: number = Date.now(),
): Promise<boolean> {
  const typed = Object.keys(values).some((name) => !sameValue(values[name], untouched[name]));
  if (!typed && !hasPhotos(progress)) {
    await dropDraft(draftKey);
    return true;
  }
  const draft = { version: 1, session: progress, values, savedAt: now };
  const isWritten = writeText(keyOf(draftKey), JSON.stringify(draft));
  try {
    const { keepInDatabase } = await loadChecks();
    await keepInDatabase(draftKey, draft);
    return true;
  } catch {
    return isWritten;
  }
}

function hasPhotos({ photoCount = 0, photoIds = [] }: FormProgress): boolean {
  return photoCount > 0 || photoIds.length > 0;
}

/** Deletes a draft: the lead has been stored or delivered, or the visitor starts over. */
export async function dropDraft(draftKey: string): Promise<void> {
  writeText(keyOf(draftKey), null);
  try {
    const { forgetInDatabase } = await loadChecks();
    await forgetInDatabase(draftKey);
  } catch {
    // Storage that can't be reached holds no draft either.
  }
}

/**
 * Claims a draft for this tab (Web Lock `draft:<key>`), so that two tabs never overwrite each
 * other. Soon calls back with whether this tab owns it, and again when the other tab releases it.
 * Without Web Locks every tab owns it and the last write wins. Returns how to release it.
 */
export function claimDraft(draftKey: string, onOwner: (owner: boolean) => void): () => void {
  const locks = webLocks();
  if (locks === null) {
    onOwner(true);
    return () => undefined;
  }
  const name = keyOf(draftKey);
  let releaseLock = () => {};
  const released = new Promise<void>((resolve) => {
    releaseLock = resolve;
  });
  const abort = new AbortController();
  const hold = () => {
    if (!abort.signal.aborted) onOwner(true);
    return released;
  };
  const claim = async () => {
    // A form on the previous page releases it in the same moment, but its lock is freed a task
    // later.
    await new Promise((resolve) => setTimeout(resolve));
    if (abort.signal.aborted) return;
    const refused = await locks.request(name, { ifAvailable: true }, (lock) =>
      lock ? hold().then(() => false) : true,
    );
    if (!refused || abort.signal.aborted) return;
    onOwner(false);
    await locks.request(name, { signal: abort.signal }, hold);
  };
  claim().catch(() => {
    // Released while waiting, or locks are refused here: then the last write wins.
    if (!abort.signal.aborted) onOwner(true);
  });
  return () => {
    abort.abort();
    releaseLock();
  };
}

const personFields = ['name', 'firstName', 'lastName', 'phone', 'email'] as const;

/** The person of the last lead, stored only if the visitor ticked 'Remember me for next time'. */
export type Person = Readonly<Record<(typeof personFields)[number], string>>;

const isPerson = (value: unknown): value is Person =>
  typeof value === 'object' &&
  value !== null &&
  personFields.every((field) => typeof Reflect.get(value, field) === 'string');

/** The remembered person, or null. */
export function rememberedPerson(): Person | null {
  return readStored(PERSON_KEY, (value) => (isPerson(value) ? value : null));
}

/** Remembers the person of a lead that was sent, or forgets the one remembered. */
export function remember(values: FormValues, wanted: boolean): void {
  writeText(PERSON_KEY, wanted ? JSON.stringify(personIn(values)) : null);
}

/** For forms that ask for two names and for those that ask for one. */
function personIn(values: FormValues): Person {
  const whole = textOf(values, 'name').trim();
  const [first = '', ...rest] = whole.split(/\s+/);
  const firstName = textOf(values, 'firstName') || first;
  const lastName = textOf(values, 'lastName') || rest.join(' ');
  return {
    name: whole || wholeName({ firstName, lastName }),
    firstName,
    lastName,
    phone: textOf(values, 'phone'),
    email: textOf(values, 'email'),
  };
}
