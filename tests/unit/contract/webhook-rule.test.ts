import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_PROVIDERS, isWebhookUrl, KNOWN_PROVIDERS } from '#contract/webhook-rule.ts';

test.each([
  'https://hooks.zapier.com/hooks/catch/1/abc/',
  'https://zapier.com/hooks',
  '  https://hooks.zapier.com/hooks/catch/1/abc  ',
  'https://HOOKS.ZAPIER.COM/hooks/catch/1',
  'https://hooks.zapier.com:443/hooks/catch/1',
  'https://hooks.zapier.com:8443/hooks/catch/1',
  'https://hooks.zapier.com./hooks/catch/1',
])('%j may be saved', (url) => {
  expect(isWebhookUrl(url)).toBe(true);
});

test.each([
  ['', 'nothing'],
  ['hooks.zapier.com/hooks/catch/1', 'no scheme'],
  ['http://hooks.zapier.com/hooks/catch/1', 'not https'],
  ['ftp://hooks.zapier.com/hooks/catch/1', 'not https'],
  ['javascript:alert("https://hooks.zapier.com/x")', 'not https'],
  ['https://hooks.zapier.com', 'an empty path'],
  ['https://hooks.zapier.com/', 'an empty path'],
  ['https://hooks.zapier.com/?x=/hooks', 'an empty path'],
  ['https://evilzapier.com/hooks', 'a domain that only ends alike'],
  ['https://zapier.com.example.net/hooks', 'a domain that only begins alike'],
  ['https://example.net/zapier.com/hooks', 'the domain in the path only'],
  ['https://example.net/hooks?zapier.com', 'the domain in the query only'],
  ['https://hooks.zapier.com@example.net/hooks', 'the domain as a user name'],
  ['https://user@hooks.zapier.com/hooks', 'a user name'],
  ['https://user:secret@hooks.zapier.com/hooks', 'a password'],
  ['https://:secret@hooks.zapier.com/hooks', 'a password'],
  ['https://example.net\\@hooks.zapier.com/hooks', 'a backslash before the host'],
  ['https://hooks.zapier.com%2eexample.net/hooks', 'an encoded full stop'],
  ['https://zаpier.com/hooks', 'a Cyrillic letter'],
  ['https://hooks.zapier.com../hooks', 'two trailing full stops'],
])('%j is refused: %s', (url) => {
  expect(isWebhookUrl(url)).toBe(false);
});

test('no host but the domain and its subdomains passes', () => {
  fc.assert(
    fc.property(fc.domain(), (domain) => {
      expect(isWebhookUrl(`https://${domain}/hooks`)).toBe(false);
      expect(isWebhookUrl(`https://${domain}.zapier.com/hooks`)).toBe(true);
      expect(isWebhookUrl(`https://zapier.com.${domain}/hooks`)).toBe(false);
    }),
  );
});

test('any text at all is answered, never thrown at', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), (text) => {
      expect(isWebhookUrl(text)).toBe(false);
    }),
  );
});

test('further providers pass only when they are configured', () => {
  const url = 'https://services.leadconnectorhq.com/hooks/abc';
  expect(isWebhookUrl(url)).toBe(false);
  expect(isWebhookUrl(url, KNOWN_PROVIDERS)).toBe(true);
  expect(KNOWN_PROVIDERS).toContain(DEFAULT_PROVIDERS[0]);
});

test('an exact origin allows that scheme, host and port and nothing else', () => {
  const providers = ['http://127.0.0.1:9000'];
  expect(isWebhookUrl('http://127.0.0.1:9000/hook', providers)).toBe(true);
  expect(isWebhookUrl('http://127.0.0.1:9000/', providers)).toBe(false);
  expect(isWebhookUrl('http://127.0.0.1:9001/hook', providers)).toBe(false);
  expect(isWebhookUrl('https://127.0.0.1:9000/hook', providers)).toBe(false);
  expect(isWebhookUrl('http://user@127.0.0.1:9000/hook', providers)).toBe(false);
});
