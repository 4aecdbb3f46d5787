// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { keepUnsaved, unsavedOf } from '#features/admin/inbox/work/use-work-form.ts';

test('what was entered of a lead is kept by its lead, and forgotten with the last of it', () => {
  keepUnsaved('a', { entered: { note: 'Rang.' }, basis: 3 });
  expect(unsavedOf('a')).toEqual({ entered: { note: 'Rang.' }, basis: 3 });
  expect(unsavedOf('b')).toBeUndefined();
  keepUnsaved('a', { entered: {}, basis: 3 });
  expect(unsavedOf('a')).toBeUndefined();
});

test('what was entered of a lead outlives its page, and no sign-out', async () => {
  keepUnsaved('a', { entered: { note: 'Rang.' }, basis: 3, isSending: true });
  sessionStorage.setItem('other', 'stays');
  const loadAnew = async () => {
    vi.resetModules();
    return import('#features/admin/inbox/work/use-work-form.ts');
  };
  const { unsavedOf: after } = await loadAnew();
  expect(after('a')).toEqual({ entered: { note: 'Rang.' }, basis: 3 });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
  const { signOut } = await import('#features/admin/session/session.ts');
  await signOut();
  vi.unstubAllGlobals();
  expect(after('a')).toBeUndefined();
  const { unsavedOf: later } = await loadAnew();
  expect(later('a')).toBeUndefined();
  expect(sessionStorage.getItem('other')).toBe('stays');
});

test('of what is kept what is corrupt is left out', async () => {
  const right = { entered: { note: ' ' }, basis: 3 };
  sessionStorage.setItem(
    'owner-unsaved-leads',
    JSON.stringify({ a: { entered: { followUp: 'nowhere' }, basis: 1 }, b: right }),
  );
  vi.resetModules();
  const { unsavedOf: after } = await import('#features/admin/inbox/work/use-work-form.ts');
  expect([after('a'), after('b')]).toEqual([undefined, right]);
});
