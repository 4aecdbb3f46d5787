import { it, expect } from 'vitest';
import type { Photo } from '#outbox/photos/record.ts';
import { progressOf } from '#features/requests/photo-progress.ts';
import { photoOf, rowWith } from '../../../support/submission.ts';

const row = rowWith({ state: 'delivered', envelope: null });

const photo = (changes: Partial<Photo>) => photoOf(row, changes);

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
