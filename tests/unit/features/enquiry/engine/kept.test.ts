import { openDB } from 'idb';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dropDraft,
  newestDraft,
  remember,
  rememberedPerson,
  writeDraft,
} from '#features/enquiry/engine/kept.ts';
import { newProgress } from '#features/enquiry/engine/values.ts';
import { givenLocalStorage, givenRefusedStorage } from '../memory-storage.ts';

const untouched = { phone: '', extras: [] };
const typed = { phone: '0491 570 006', extras: ['priority'] };

describe('a draft', () => {
  it('comes back as it was typed, under the id that it began with', async () => {
    givenLocalStorage();
    const progress = newProgress();
    await writeDraft('hero_contact', { progress, values: typed }, untouched);
    expect(await newestDraft('hero_contact')).toMatchObject({ progress, values: typed });
  });

  it('is kept apart from the draft of another form', async () => {
    givenLocalStorage();
    await writeDraft('hero_contact', { progress: newProgress(), values: typed }, untouched);
    expect(await newestDraft('assessment_popup')).toBeNull();
  });

  it('is not kept while nothing differs from the untouched form', async () => {
    const kept = givenLocalStorage();
    const progress = newProgress();
    await writeDraft('hero_contact', { progress, values: typed }, untouched);
    await writeDraft('hero_contact', { progress, values: { ...untouched } }, untouched);
    expect([...kept.keys()]).toEqual([]);
  });

  it('leaves nothing behind once dropped', async () => {
    const kept = givenLocalStorage();
    await writeDraft('hero_contact', { progress: newProgress(), values: typed }, untouched);
    await dropDraft('hero_contact');
    expect(kept.size).toBe(0);
  });

  it.each([
    ['not JSON at all', '{phone:'],
    ['of another version', '{"version":99,"values":{}}'],
    ['without an id', '{"version":1,"session":{},"values":{"phone":"1"}}'],
  ])('that is %s is ignored', async (_what, stored) => {
    givenLocalStorage({ 'draft:hero_contact': stored });
    expect(await newestDraft('hero_contact')).toBeNull();
  });

  it('is done without where the browser refuses storage', async () => {
    givenRefusedStorage();
    vi.stubGlobal('indexedDB', undefined);
    await expect(
      writeDraft('hero_contact', { progress: newProgress(), values: typed }, untouched),
    ).resolves.toBe(false);
    expect(await newestDraft('hero_contact')).toBeNull();
  });
});

/** Longer than a draft in local storage waits for the database, in milliseconds. */
const SLOW_MS = 1_200;

/** Lets the database of the drafts answer nothing until it is released. */
async function busyDatabase(): Promise<() => void> {
  const db = await openDB('ashlar-drafts', 1);
  const store = db.transaction('drafts', 'readwrite').objectStore('drafts');
  const released = new AbortController();
  const keepBusy = async () => {
    while (!released.signal.aborted) await store.get('nothing');
    db.close();
  };
  void keepBusy();
  return () => released.abort();
}

describe('a browser that was killed before it wrote local storage', () => {
  beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

  it('has it as well where the database is slow to answer', async () => {
    const inStorage = givenLocalStorage();
    const progress = newProgress();
    await writeDraft('hero_contact', { progress, values: typed }, untouched);
    inStorage.clear();
    const release = await busyDatabase();
    const found = newestDraft('hero_contact');
    setTimeout(release, SLOW_MS);
    expect(await found).toEqual({ progress, values: typed });
  });

  it('has the draft in its database', async () => {
    const inStorage = givenLocalStorage();
    const progress = newProgress();
    await writeDraft('hero_contact', { progress, values: typed }, untouched);
    inStorage.clear();
    expect(await newestDraft('hero_contact')).toEqual({ progress, values: typed });
  });

  it('brings back what was typed last, not what local storage still has', async () => {
    const inStorage = givenLocalStorage();
    const progress = newProgress();
    await writeDraft('hero_contact', { progress, values: typed }, untouched, 1_000);
    const old = [...inStorage];
    const later = { ...typed, phone: '0491 570 156' };
    await writeDraft('hero_contact', { progress, values: later }, untouched, 2_000);
    inStorage.clear();
    for (const [key, value] of old) inStorage.set(key, value);
    expect((await newestDraft('hero_contact'))?.values).toEqual(later);
  });

  it('keeps nothing of a draft that was dropped', async () => {
    givenLocalStorage();
    await writeDraft('hero_contact', { progress: newProgress(), values: typed }, untouched);
    await dropDraft('hero_contact');
    expect(await newestDraft('hero_contact')).toBeNull();
  });

  it('keeps the draft in the database where local storage alone is refused', async () => {
    givenRefusedStorage();
    const progress = newProgress();
    const isKept = await writeDraft('hero_contact', { progress, values: typed }, untouched);
    expect(isKept).toBe(true);
    expect(await newestDraft('hero_contact')).toEqual({ progress, values: typed });
  });
});

describe('the remembered person', () => {
  it('is kept when asked for, the one name parted for forms that ask for two', () => {
    givenLocalStorage();
    remember({ name: 'Aoife Nguyen Smith', phone: '0491 570 006', email: 'a@example.com' }, true);
    expect(rememberedPerson()).toEqual({
      name: 'Aoife Nguyen Smith',
      firstName: 'Aoife',
      lastName: 'Nguyen Smith',
      phone: '0491 570 006',
      email: 'a@example.com',
    });
  });

  it('is put together from two names for forms that ask for one', () => {
    givenLocalStorage();
    remember({ firstName: 'Aoife', lastName: 'Nguyen', phone: '', email: '' }, true);
    expect(rememberedPerson()?.name).toBe('Aoife Nguyen');
  });

  it('is forgotten as soon as a lead is sent without the tick', () => {
    const kept = givenLocalStorage();
    remember({ name: 'Aoife', phone: '1', email: 'a@example.com' }, true);
    remember({ name: 'Aoife', phone: '1', email: 'a@example.com' }, false);
    expect(rememberedPerson()).toBeNull();
    expect(kept.size).toBe(0);
  });

  it.each([
    ['not JSON', '{name:'],
    ['no object', 'null'],
    ['without a phone', '{"name":"Aoife","firstName":"Aoife","lastName":"","email":""}'],
  ])('is ignored if what is stored is %s', (_what, stored) => {
    givenLocalStorage({ 'remembered-person': stored });
    expect(rememberedPerson()).toBeNull();
  });
});
