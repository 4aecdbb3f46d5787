import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LeadSummary } from '#contract/admin/leads.ts';
import { LeadContacts } from '#features/admin/inbox/LeadMenu.tsx';
import { aSummary } from '../../../../support/lead-summary.ts';

const hrefsOf = (change: Partial<LeadSummary>) =>
  [
    ...renderToStaticMarkup(<LeadContacts lead={aSummary(change)} />).matchAll(/href="([^"]+)"/g),
  ].map(([, href = '']) => href.replaceAll('&amp;', '&'));

test('a landline is called and gets no SMS', () => {
  expect(hrefsOf({ phone: '(02) 7010 1995' })).toEqual(['tel:+61270101995']);
});

test('a mobile number is called and written to', () => {
  expect(hrefsOf({ phone: '0491 570 006' })).toEqual(['tel:+61491570006', 'sms:+61491570006']);
});

test.each(['+61 (0)2 9876 5432', '0061 2 9876 5432', '(02) 9876/5432', '\u202a02 9876 5432\u202c'])(
  'a number written as %s is dialled in E.164',
  (phone) => {
    expect(hrefsOf({ phone })).toEqual(['tel:+61298765432']);
  },
);

test('a number of no Australian form is dialled as it was typed', () => {
  expect(hrefsOf({ phone: '+64 9 123 4567' })).toEqual(['tel:+6491234567']);
});

test('an address is looked for on a map, whatever stands in it', () => {
  expect(hrefsOf({ address: '1 King St & Co, Newtown' })).toEqual([
    'https://www.google.com/maps/search/?api=1&query=1%20King%20St%20%26%20Co%2C%20Newtown',
  ]);
});

test('who left nothing can be reached no way', () => {
  expect(hrefsOf({})).toEqual([]);
});
