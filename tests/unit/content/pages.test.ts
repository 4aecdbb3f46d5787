import { expect, it } from 'vitest';
import { requestAsText } from '#content/requests.ts';

it('leaves empty answers out of a request sent as text', () => {
  const request = {
    name: 'Mei Lin',
    phone: '0491 570 006',
    service: '',
    location: 'Newtown',
    message: '',
  };
  expect(requestAsText(request).split('\n').slice(1)).toEqual([
    'Mei Lin',
    '0491 570 006',
    'Where: Newtown',
  ]);
});
