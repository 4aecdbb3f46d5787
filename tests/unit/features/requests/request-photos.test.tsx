import { afterEach, test, expect } from 'vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { ThemeProvider } from '@mui/material/styles';
import type { Photo } from '#outbox/photos/record.ts';
import { theme } from '#theme/theme.ts';
import { RequestPhotos } from '#features/requests/RequestPhotos.tsx';
import { requestPhotos } from '#content/requests.ts';
import { photoRefusals } from '#contract/photos.ts';
import { rowWith } from '../../../support/submission.ts';

// @vitest-environment jsdom

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

const lineOf = (number: number) => {
  const line = screen.getAllByRole('listitem')[number - 1];
  if (!line) throw new Error(`there is no photo ${number}`);
  return line;
};

/** An answer with this status, a minute ago, and the next try in two minutes. */
const failed = (changes: Partial<Photo> = {}): Partial<Photo> => ({
  state: 'waiting',
  attempts: 3,
  nextAttemptAt: Date.now() + 120_000,
  lastFailure: { kind: 'http', status: 500, at: Date.now() - 60_000, fields: [] },
  ...changes,
});

test('a photograph that was refused is named with its reason, and nobody waits for it', () => {
  const refused = photo(1, { state: 'refused', refusal: 'unusable', caption: 'The crack' });
  show(photo(0), refused, photo(2));
  expect(screen.getByRole('status').textContent).toBe(requestPhotos.arrived(2));
  expect(lineOf(2).textContent).toMatch(/^Photo 2, ‘The crack’: not taken\. It could not be used/);
  const reason = screen.getByText(requestPhotos.refusals.unusable);
  expect(reason.closest('[aria-live="polite"]')).not.toBeNull();
  // The others keep their numbers.
  expect(screen.getByRole('button', { name: requestPhotos.takeBackOf(3) })).toBeDefined();
  expect(screen.queryByRole('button', { name: requestPhotos.takeBackOf(2) })).toBeNull();
});

test.each(photoRefusals)('a photograph that is %s is reported in words of its own', (refusal) => {
  show(photo(0, { state: 'refused', refusal }));
  expect(screen.getByText(requestPhotos.refusals[refusal])).toBeDefined();
  expect(new Set(Object.values(requestPhotos.refusals)).size).toBe(photoRefusals.length);
});

test('one that an earlier release has kept as refused is named too', () => {
  show(photo(0, { state: 'refused' }), photo(1, { state: 'waiting', offset: 500 }));
  expect(screen.getByText(requestPhotos.refusals.unusable)).toBeDefined();
  expect(lineOf(2).textContent).toContain('Photo 2: on its way, 50 %.');
});

test('the photograph whose pieces are answered 500 has its own reason and next try, under its own number', () => {
  show(photo(0, failed({ offset: 650 })), photo(1), photo(2));
  expect(screen.getByRole('status').textContent).toBe('2 of 3 photos have arrived.');
  expect(lineOf(1).textContent).toContain(
    'Photo 1: 65 % has arrived. Trouble at our receiving end. Next try in about 2 minutes.',
  );
  expect(lineOf(2).textContent).toContain('Photo 2: arrived.');
  expect(lineOf(3).textContent).not.toMatch(/65 %|Trouble/);
  expect(screen.getByRole('button', { name: requestPhotos.tryAgainOf(1) })).toBeDefined();
  // Nothing moves meanwhile.
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('one that fails does not hold up what is said of the next, unless there is no line at all', () => {
  const waiting = photo(1, { state: 'waiting', offset: 0 });
  show(photo(0, failed()), waiting);
  expect(lineOf(2).textContent).toContain('Photo 2: on its way, 0 %.');
  cleanup();
  const lastFailure = { kind: 'network', status: null, at: Date.now(), fields: [] } as const;
  show(photo(0, failed({ offset: 0, lastFailure: { ...lastFailure, fields: [] } })), waiting);
  expect(lineOf(1).textContent).toContain('Photo 1: not sent yet. It did not get through.');
  expect(lineOf(2).textContent).toContain('Photo 2: waits its turn.');
});

test('one that was given up says what to do, and can be tried again', () => {
  show(photo(0, { state: 'refused', refusal: 'failing', offset: 0 }));
  expect(lineOf(1).textContent).toMatch(/Photo 1: not taken\. .+try it now, or send it to .+@/);
  expect(screen.getByRole('button', { name: requestPhotos.tryAgainOf(1) })).toBeDefined();
});
