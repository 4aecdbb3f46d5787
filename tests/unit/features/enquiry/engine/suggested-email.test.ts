import { expect, test } from 'vitest';
import { mailDomains, otherMailDomains } from '#content/forms/mail-domains.ts';
import { suggestedEmail } from '#features/enquiry/engine/suggested-email.ts';
import { slowText } from '../../../../support/growth.ts';

test.each([
  ['gmail.con', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.cm', 'gmail.com'],
  ['gmail.comm', 'gmail.com'],
  ['gmail.ocm', 'gmail.com'],
  ['gmail,com', 'gmail.com'],
  ['gmailcom', 'gmail.com'],
  ['gmial.com', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['gnail.com', 'gmail.com'],
  ['gamil.com', 'gmail.com'],
  ['gmial.con', 'gmail.com'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmal.com', 'hotmail.com'],
  ['hotmail.con', 'hotmail.com'],
  ['outlok.com', 'outlook.com'],
  ['outloook.com.au', 'outlook.com.au'],
  ['bigpond.con', 'bigpond.com'],
  ['bigpnd.com', 'bigpond.com'],
  ['bigpond.net.ua', 'bigpond.net.au'],
  ['icloud.cm', 'icloud.com'],
  ['iclould.com', 'icloud.com'],
  ['yaho.com', 'yahoo.com'],
  ['yahoo.com.a', 'yahoo.com.au'],
  ['live.con', 'live.com'],
  ['msn.cmo', 'msn.com'],
  ['GMAIL.CON', 'gmail.com'],
])('of maeve@%s it is asked whether @%s was meant', (typed, meant) => {
  expect(suggestedEmail(`Maeve.Lee@${typed}`)).toBe(`Maeve.Lee@${meant}`);
});

test.each([
  ...mailDomains,
  ...otherMailDomains,
  'example.com',
  'ashlarandsons.example',
  'hotmail.co.uk',
  'yahoo.co.nz',
  'yahoo.com.nz',
  'gmx.com',
  'mac.com',
  'love.com',
  'tag.com.au',
  'g.com',
])('of maeve@%s nothing is asked', (domain) => {
  expect(suggestedEmail(`maeve@${domain}`)).toBeNull();
});

test.each(['', 'maeve', 'maeve@', '@gmail.con', '@'])('of %j nothing is asked', (typed) => {
  expect(suggestedEmail(typed)).toBeNull();
});

test('what was pasted along is left out of the question', () => {
  expect(suggestedEmail('<mailto:maeve@gmail.con>')).toBe('maeve@gmail.com');
});

test('there are twenty domains, each once', () => {
  expect(new Set(mailDomains).size).toBe(20);
});

test('its work grows no faster than what it reads', () => {
  expect(slowText((text) => void suggestedEmail(`a@${text}`), 64 * 1024)).toBeNull();
});
