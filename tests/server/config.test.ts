import { describe, expect, test } from 'vitest';
import { ConfigError, loadConfig } from '#server/config.ts';

function complaint(environment: Record<string, string>): string {
  try {
    loadConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('nothing was refused');
}

test('without any variable the server has its usual settings', () => {
  expect(loadConfig({})).toMatchObject({
    port: 4173,
    host: '127.0.0.1',
    dataDir: expect.stringMatching(/\/data$/),
    distDir: expect.stringMatching(/\/dist$/),
    defaultWebhook: undefined,
    adminPassword: undefined,
    trustProxy: false,
    extraProviders: [],
  });
});

test('an empty variable counts as not set', () => {
  expect(loadConfig({ PORT: '', ADMIN_PASSWORD: ' ', LEADS_WEBHOOK_URL: '' })).toEqual(
    loadConfig({}),
  );
});

test.each([
  ['PORT', '80a', `PORT: expected a whole number from 0 to 65535`],
  ['PORT', '70000', `PORT: expected a whole number from 0 to 65535`],
  ['TRUST_PROXY', 'perhaps', `TRUST_PROXY: expected false, true, a number of hops`],
  ['WEBHOOK_PROVIDERS', 'https://a.example/x', 'WEBHOOK_PROVIDERS: expected domains'],
  ['LOG_LEVEL', 'loud', `LOG_LEVEL: expected one of fatal`],
  ['CORS_ORIGIN', 'https://www.example.com/', `CORS_ORIGIN: expected an exact origin`],
  ['MAIL_FROM', 'nobody', `MAIL_FROM: expected an address such as`],
  ['MAIL_FROM', 'Office <a@b.example', `expected an address such as office@example.com, or Name <`],
  ['API_ONLY', 'yes', `API_ONLY: expected true or false`],
])(
  '%s=%s is refused with its name, what was expected and what was given',
  (name, value, wanted) => {
    expect(complaint({ [name]: value })).toContain(wanted);
    expect(complaint({ [name]: value })).toContain(`, got '${value}'`);
  },
);

test('all faults are named at once', () => {
  expect(complaint({ PORT: 'x', LOG_LEVEL: 'y' }).split('\n')).toHaveLength(2);
});

test.each([
  ['ADMIN_PASSWORD', 'hunter2'],
  ['LEADS_WEBHOOK_URL', 'ftp://example.net/hooks/s3cret'],
  ['DATABASE_URL', 'mysql://ashlar:s3cret@db/ashlar'],
  ['DATABASE_URL', 'no address'],
])('%s is refused without being repeated', (name, value) => {
  expect(complaint({ [name]: value })).toMatch(
    new RegExp(`^${name}: expected .* got a value of ${value.length} characters`),
  );
  expect(complaint({ [name]: value })).not.toContain(value);
});

describe('TRUST_PROXY', () => {
  test.each([
    ['true', true],
    ['false', false],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('%s', (given, wanted) => {
    expect(loadConfig({ TRUST_PROXY: given }).trustProxy).toEqual(wanted);
  });

  test('a number trusts so many hops, counted from the server', () => {
    const { trustProxy } = loadConfig({ TRUST_PROXY: '2' });
    if (typeof trustProxy !== 'function') throw new Error('not a rule');
    expect([0, 1, 2].map((hop) => trustProxy('10.0.0.1', hop))).toEqual([true, true, false]);
  });
});

test('domains and exact origins may be added as providers', () => {
  const { extraProviders } = loadConfig({
    WEBHOOK_PROVIDERS: 'make.com, http://127.0.0.1:9000',
  });
  expect(extraProviders).toEqual(['make.com', 'http://127.0.0.1:9000']);
});

test.each([
  ['office@firm.example', { name: '', address: 'office@firm.example' }],
  [' Firm & Sons <office@firm.example> ', { name: 'Firm & Sons', address: 'office@firm.example' }],
  ['"Firm, Ltd" < office@firm.example >', { name: 'Firm, Ltd', address: 'office@firm.example' }],
])('the sender of e-mails may be written %s', (given, wanted) => {
  expect(loadConfig({ MAIL_FROM: given }).mailFrom).toEqual(wanted);
});

test.each(['postgres', 'postgresql'])('a database is where a %s:// address says', (scheme) => {
  const url = `${scheme}://ashlar@db/ashlar`;
  expect(loadConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
});
