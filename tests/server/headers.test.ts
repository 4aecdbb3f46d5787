import { expect, test } from 'vitest';
import { securityHeaders } from '#server/headers.ts';

const none = { scriptHashes: [], styles: [], connectOrigins: [], https: false };

function policy(options: Parameters<typeof securityHeaders>[0]): Map<string, string> {
  const text = securityHeaders(options)['Content-Security-Policy'] ?? '';
  return new Map(
    text.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

test('scripts run from this site and by hash only', () => {
  const scripts = policy({ ...none, scriptHashes: ['sha256-abc='] }).get('script-src');
  expect(scripts).toBe(`'self' 'sha256-abc='`);
});

test('nothing frames the site, and it sends its forms to itself', () => {
  const directives = policy(none);
  expect(directives.get('frame-ancestors')).toBe(`'none'`);
  expect(directives.get('base-uri')).toBe(`'none'`);
  expect(directives.get('object-src')).toBe(`'none'`);
  expect(directives.get('form-action')).toBe(`'self'`);
});

test('it is opened for exactly what is configured', () => {
  const directives = policy({
    ...none,
    connectOrigins: ['https://hooks.zapier.com'],
    analytics: { script: ['https://tag.example'], connect: ['https://collect.example'] },
    chat: { script: ['https://chat.example'], frame: ['https://chat.example'] },
  });
  expect(directives.get('script-src')).toBe(`'self' https://tag.example https://chat.example`);
  expect(directives.get('connect-src')).toBe(
    `'self' https://hooks.zapier.com https://collect.example`,
  );
  expect(directives.get('frame-src')).toBe('https://chat.example');
  // Without script a static host's forms open the email program.
  expect(directives.get('form-action')).toBe(`'self' mailto:`);
  expect(policy(none).get('frame-src')).toBe(`'none'`);
});

test('what needs HTTPS is asked for over HTTPS alone', () => {
  expect(securityHeaders(none)).not.toHaveProperty('Strict-Transport-Security');
  expect(policy(none).has('upgrade-insecure-requests')).toBe(false);
  expect(securityHeaders({ ...none, https: true })).toHaveProperty('Strict-Transport-Security');
  expect(policy({ ...none, https: true }).has('upgrade-insecure-requests')).toBe(true);
});

test('a chat widget, which styles itself, may do so; an analytics tag changes nothing', () => {
  const styled = { ...none, styles: ['sha256-abc='] };
  const party = { script: ['https://third.example'] };
  expect(policy({ ...styled, chat: party }).get('style-src')).toBe(`'self' 'unsafe-inline'`);
  expect(policy({ ...styled, analytics: party }).get('style-src')).toBe(
    policy(styled).get('style-src'),
  );
});
