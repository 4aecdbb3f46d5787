import { expect, it } from 'vitest';
import { requestAsText } from '#content/requests.ts';
import { readMessage } from '#features/admin/by-hand/pasted.ts';

it('reads what the site writes for a visitor to send', () => {
  const request = {
    name: 'Mei Lin',
    phone: '0491 570 006',
    service: 'Masonry',
    location: 'Newtown',
    message: 'The parapet leans.\nSince Monday!',
  };
  const text = requestAsText(request, '3f2a91bc-1f2e-4d5c-8a9b-0c1d2e3f4a5b');
  expect(readMessage(text)).toEqual({
    name: 'Mei Lin',
    phone: '0491 570 006',
    email: '',
    address: 'Newtown',
    message: 'Masonry\nThe parapet leans.\nSince Monday!',
  });
});

it('keeps all of a message that it does not understand', () => {
  const text = 'Hello, can you come & look? 12 bricks are loose.';
  expect(readMessage(text)).toMatchObject({ name: '', phone: '', message: text });
});
