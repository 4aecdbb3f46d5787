import { expect, test } from 'vitest';
import { ownWrongPasswords } from '#server/admin/guesses.ts';
import { ownWindows } from '#server/rate.ts';

const MOST = 10_000;
const MINUTE = 60_000;

test('of ten thousand addresses that are counted the one seen longest ago makes room for another', async () => {
  const windows = ownWindows(() => 0);
  for (let index = 0; index < MOST; index += 1) await windows.hit(`address ${index}`, MINUTE);
  expect(await windows.hit('address 0', MINUTE)).toMatchObject({ current: 2 });
  await windows.hit('one more', MINUTE);
  expect(await windows.hit('address 0', MINUTE)).toMatchObject({ current: 3 });
  expect(await windows.hit('address 1', MINUTE)).toMatchObject({ current: 1 });
});

test('of ten thousand who guess passwords the one who guessed longest ago is forgotten', async () => {
  const wrong = ownWrongPasswords(() => 0);
  for (let index = 0; index < MOST; index += 1) await wrong.add(`guesser ${index}`, 0, MINUTE);
  await wrong.add('guesser 0', 1, MINUTE);
  await wrong.add('one more', 0, MINUTE);
  expect(await wrong.find('guesser 0')).toEqual({ wrong: 2, age: 0 });
  expect(await wrong.find('guesser 1')).toBeNull();
});
