import { it, expect } from 'vitest';
import type { Photo } from '#outbox/photos/record.ts';
import { progressOf } from '#features/requests/photo-progress.ts';
import { rowWith } from '../../../support/submission.ts';

const row = rowWith({ state: 'delivered', envelope: null });

function photo(changes: Partial<Photo>): Photo {
  return {
    id: `${row.id}.${'0'.repeat(64)}`,
    submissionId: row.id,
    position: 0,
    caption: '',
    size: 1000,
    thumbnail: '',
    state: 'waiting',
    offset: 0,
    attempts: 0,
    nextAttemptAt: 0,
    changedAt: 5_000,
    lastFailure: null,
    schemaVersion: 1,
    ...changes,
  };
}

it('counts bytes and photographs, and leaves out what was turned down', () => {
  const photos = [
    photo({ state: 'arrived' }),
    photo({ offset: 400 }),
    photo({}),
    photo({ state: 'refused' }),
  ];
  expect(progressOf(photos)).toEqual({ count: 3, left: 2, percent: 46 });
  expect(progressOf([photo({ state: 'arrived' })])).toMatchObject({ left: 0, percent: 100 });
});
