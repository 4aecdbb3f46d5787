import { beforeEach, afterEach, vi, describe, test, expect } from 'vitest';
import { put, update } from '#outbox/leads/store.ts';
import { noteWaiting, mayHaveWaiting } from '#outbox/core/page-memory.ts';
import { startTriggers } from '#outbox/page/triggers.ts';
import { get } from '#outbox/core/rows.ts';
import { type Receiver, startReceiver } from '../receiver.ts';
import { freshOutbox } from '../fresh-outbox.ts';
import { submissionFor, serverAt } from '../../../support/submission.ts';

// @vitest-environment jsdom

/** How long the page leaves storage alone that did not answer. */
const STORAGE_PAUSE_MS = 10_000;

let receiver: Receiver;

let stop: () => void;

beforeEach(async () => {
  await freshOutbox();
  localStorage.clear();
  receiver = await startReceiver();
  stop = () => undefined;
});

afterEach(async () => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await receiver.close();
});

async function waiting(): Promise<string> {
  const submission = submissionFor(serverAt(receiver.origin));
  await put(submission);
  noteWaiting(true);
  return submission.envelope.submissionId;
}

/** Resolves when the page has asked for the database, which does not answer. */
function refusedStorage() {
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    resolve();
    throw new DOMException('not just now', 'NotAllowedError');
  });
  return { asked, heal: () => open.mockRestore() };
}

describe('the page’s own triggers', () => {
  test('send what waits when the page opens, and forget that something waited', async () => {
    const id = await waiting();
    stop = startTriggers(() => true);
    await expect.poll(() => get(id)).toMatchObject({ state: 'delivered' });
    await expect.poll(mayHaveWaiting).toBe(false);
  });

  test('leave the database alone as long as nothing waits', async () => {
    const open = vi.spyOn(indexedDB, 'open');
    stop = startTriggers(() => true);
    dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(open).not.toHaveBeenCalled();
  });

  test('try again by themselves when storage did not answer', async () => {
    const id = await waiting();
    const { closeDb } = await import('#outbox/core/db.ts');
    await closeDb();
    const storage = refusedStorage();
    const timers = vi.spyOn(globalThis, 'setTimeout');
    stop = startTriggers(() => true);
    await storage.asked;
    await expect.poll(() => timers.mock.calls.some(([, ms]) => ms === STORAGE_PAUSE_MS)).toBe(true);
    expect(receiver.requests).toEqual([]);
    storage.heal();
    const [again] = timers.mock.calls.find(([, ms]) => ms === STORAGE_PAUSE_MS) ?? [];
    again?.();
    await expect.poll(() => get(id)).toMatchObject({ state: 'delivered' });
  });

  test('have the worker tell of what a page delivers that nobody looks at', async () => {
    const posted = workerThere().postMessage;
    const id = await waiting();
    await update([id], (row) => ({ ...row, notify: true }));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    stop = startTriggers(() => true);
    await expect.poll(() => posted.mock.calls).toEqual([[{ type: 'TELL', ids: [id] }]]);
  });

  test('ask the browser to wake the worker as long as something waits', async () => {
    const { register } = workerThere();
    await receiver.close();
    await waiting();
    stop = startTriggers(() => true);
    await expect.poll(() => register.mock.calls).toEqual([['lead-outbox']]);
  });
});

/** A browser with a worker of the site, which can be woken. */
function workerThere() {
  const postMessage = vi.fn<(message: unknown) => void>();
  const register = vi.fn<(tag: string) => Promise<void>>(() => Promise.resolve());
  const registration = { active: { postMessage }, sync: { register } };
  const getRegistration = () => Promise.resolve(registration);
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: { getRegistration } });
  return { postMessage, register };
}
