import { expect, test, vi } from 'vitest';
import type { Entered } from '#features/admin/inbox/work/use-work-form.ts';
import { createUnsaved, enteredSince } from '#features/admin/shared/unsaved.ts';
import { signOut } from '#features/admin/session/session.ts';

test('what was entered or changed while the rest was on its way is still to be saved', () => {
  const sent: Entered = { note: 'Rang.', assignee: 'Peter' };
  expect(enteredSince(sent, sent)).toEqual({});
  expect(enteredSince(sent, { ...sent, note: 'Rang. Nobody.', followUp: null })).toEqual({
    note: 'Rang. Nobody.',
    followUp: null,
  });
});

test('what was entered is forgotten when the owner signs out', async () => {
  const unsaved = createUnsaved<string, string>();
  unsaved.keep('a', 'Rang.');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
  await signOut();
  vi.unstubAllGlobals();
  expect(unsaved.of('a')).toBeUndefined();
});
