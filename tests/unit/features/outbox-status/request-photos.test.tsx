// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { photoRefusals } from '#contract/photos.ts';
import { requestPhotos } from '#content/requests.ts';
import { RequestPhotos } from '#features/outbox-status/RequestPhotos.tsx';
import type { Photo } from '#outbox/photos/record.ts';
import { theme } from '#theme/theme.ts';
import { rowWith } from '../../../support/submission.ts';

afterEach(cleanup);

const row = rowWith({ state: 'delivered', envelope: null });

function photo(position: number, changes: Partial<Photo> = {}): Photo {
  return {
    id: `${row.id}.${String(position).repeat(64)}`,
    submissionId: row.id,
    position,
    caption: '',
    size: 1000,
    thumbnail: '',
    state: 'arrived',
    offset: 1000,
    attempts: 0,
    nextAttemptAt: 0,
    changedAt: 5_000,
    lastFailure: null,
    schemaVersion: 1,
    ...changes,
  };
}

function show(...photos: Photo[]): void {
  render(
    <ThemeProvider theme={theme}>
      <RequestPhotos row={row} photos={photos} />
    </ThemeProvider>,
  );
}

test('a photograph that was refused is named with its reason, and nobody waits for it', () => {
  const refused = photo(1, { state: 'refused', refusal: 'unusable', caption: 'The crack' });
  show(photo(0), refused, photo(2));
  expect(screen.getByRole('status').textContent).toBe(requestPhotos.arrived(2));
  const words = screen.getByText(requestPhotos.refused(2, 'The crack', 'unusable'));
  expect(words.textContent).toMatch(/^Photo 2, ‘The crack’: /);
  expect(words.closest('[aria-live="polite"]')).not.toBeNull();
  // The others keep their numbers.
  expect(screen.getByRole('button', { name: requestPhotos.takeBackOf(3) })).toBeDefined();
  expect(screen.queryByRole('button', { name: requestPhotos.takeBackOf(2) })).toBeNull();
});

test.each(photoRefusals)('a photograph that is %s is told of in words of its own', (refusal) => {
  show(photo(0, { state: 'refused', refusal }));
  expect(screen.getByText(requestPhotos.refused(1, '', refusal))).toBeDefined();
  const all = new Set(photoRefusals.map((one) => requestPhotos.refused(1, '', one)));
  expect(all.size).toBe(photoRefusals.length);
});

test('one that an earlier release has kept as refused is named too', () => {
  show(photo(0, { state: 'refused' }), photo(1, { state: 'waiting', offset: 500 }));
  expect(screen.getByText(requestPhotos.refused(1, '', 'unusable'))).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe(requestPhotos.sending(1, 1, 50));
});
