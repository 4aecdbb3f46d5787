import { expect, it } from 'vitest';
import { fitting, makeSmall } from '#features/enquiry/photos/small/make-small.ts';

it('keeps the shape of a picture and never enlarges it', () => {
  expect(fitting({ width: 8000, height: 6000 }, 1600)).toEqual({ width: 1600, height: 1200 });
  expect(fitting({ width: 1, height: 60_000 }, 1600)).toEqual({ width: 1, height: 1600 });
  expect(fitting({ width: 300, height: 200 }, 1600)).toEqual({ width: 300, height: 200 });
});

it.each([
  ['empty', new Blob([], { type: 'image/jpeg' })],
  ['notPicture', new Blob(['words'], { type: 'text/plain' })],
  ['notPicture', new Blob(['<svg/>'], { type: 'image/svg+xml' })],
  ['heic', new Blob(['x'], { type: 'image/heic' })],
  ['broken', new Blob(['x'], { type: 'image/jpeg' })],
])('says that a file is %s', async (problem, file) => {
  expect(await makeSmall(file)).toEqual({ kind: 'problem', problem });
});

it('does not even open what is over 40 MB', async () => {
  const large = new Blob([new Uint8Array(40 * 1024 * 1024 + 1)], { type: 'image/jpeg' });
  expect(await makeSmall(large)).toEqual({ kind: 'problem', problem: 'tooLarge' });
});
