import { expect, test } from 'vitest';
import { photoFileName } from '#contract/photos.ts';

test.each([
  [1, '', 'photo-1.jpg'],
  [2, 'Crack at the left – 50c', 'photo-2-crack-at-the-left-50c.jpg'],
  [3, '../../etc/passwd', 'photo-3-etc-passwd.jpg'],
  [4, 'C:\\Windows\u0000\r\n".exe', 'photo-4-c-windows-exe.jpg'],
  [5, 'Über Łódź', 'photo-5-uber-odz.jpg'],
  [6, '裂缝', 'photo-6.jpg'],
])(
  'photograph %i of %j is called so that no computer takes it for anything else',
  (number, caption, name) => {
    expect(photoFileName(number, caption)).toBe(name);
  },
);

test('a long caption is cut, and never to a name that another photograph has', () => {
  const names = [1, 2].map((number) => photoFileName(number, 'wall '.repeat(16)));
  expect(names.every((name) => name.length <= 64)).toBe(true);
  expect(new Set(names).size).toBe(2);
});
