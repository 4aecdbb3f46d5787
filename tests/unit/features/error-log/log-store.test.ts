// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorRecord } from '#contract/error-record.ts';

const entry = (id: string): ErrorRecord => ({
  id,
  type: 'client',
  severity: 'high',
  message: `Error: ${id}`,
  userMessage: 'Something.',
  timestamp: '2026-03-02T01:02:03.000Z',
  url: '/',
  userAgent: 'test',
  sessionId: 's',
  resolved: false,
});

/** The store as a page that has just been opened has it. */
async function freshStore() {
  vi.resetModules();
  return import('#features/error-log/log-store.ts');
}

beforeEach(() => localStorage.clear());

describe('the local error log', () => {
  it('keeps at most 50 entries, newest first: the 51st drops the oldest', async () => {
    const store = await freshStore();
    for (let number = 1; number <= 51; number += 1) store.addError(entry(`e${number}`));
    expect(store.errorLog()).toHaveLength(50);
    expect(store.errorLog().at(0)?.id).toBe('e51');
    expect(store.errorLog().at(-1)?.id).toBe('e2');
  });

  it('is there again when the page is reopened', async () => {
    (await freshStore()).addError(entry('before'));
    expect((await freshStore()).errorLog().map(({ id }) => id)).toEqual(['before']);
    expect(localStorage.getItem('app-errors')).toContain('before');
  });

  it.each(['{', '{}', 'null'])('ignores a corrupt log and says so: %s', async (corrupt) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem('app-errors', corrupt);
    expect((await freshStore()).errorLog()).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('keeps the readable entries of a log in which one is corrupt', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem('app-errors', JSON.stringify([{ id: 7 }, entry('good')]));
    expect((await freshStore()).errorLog().map(({ id }) => id)).toEqual(['good']);
  });

  it('resolves one entry and clears all', async () => {
    const store = await freshStore();
    store.addError(entry('a'));
    store.addError(entry('b'));
    store.resolveError('a');
    expect(store.errorLog().map(({ id, resolved }) => [id, resolved])).toEqual([
      ['b', false],
      ['a', true],
    ]);
    store.clearErrors();
    expect(store.errorLog()).toEqual([]);
  });

  it('lasts as long as the page when storage is full', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = await freshStore();
    store.addError(entry('a'));
    store.addError(entry('b'));
    expect(store.errorLog().map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('hears of what another tab has written', async () => {
    const store = await freshStore();
    const heard = vi.fn<() => void>();
    const stop = store.subscribeErrorLog(heard);
    expect(store.errorLog()).toEqual([]);
    localStorage.setItem('app-errors', JSON.stringify([entry('other tab')]));
    dispatchEvent(new StorageEvent('storage', { key: 'app-errors' }));
    expect(heard).toHaveBeenCalledOnce();
    expect(store.errorLog().map(({ id }) => id)).toEqual(['other tab']);
    stop();
  });
});
