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
  expect(
    requestAsText(request, '3f2a91bc-1f2e-4d5c-8a9b-0c1d2e3f4a5b').split('\n').slice(1),
  ).toEqual(['Mei Lin', '0491 570 006', 'Where: Newtown', 'Reference: 3F2A-91BC']);
});
