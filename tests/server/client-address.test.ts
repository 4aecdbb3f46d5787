import { describe, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { clientAddress, clientKey } from '#server/client-address.ts';
import { aLead } from './support/lead.ts';
import { aServer, sendLead } from './support/server.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:54321', '203.0.113.7'],
  ['2001:db8::7', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['[2001:db8::7]:54321', '2001:db8::7'],
  ['unknown', 'unknown'],
])('who comes from %s has the address %s', (ip, address) => {
  expect(clientAddress({ ip })).toBe(address);
});

test('an IPv6 network of a household counts as one', () => {
  expect(clientKey({ ip: '[2001:db8::7]:1' })).toBe(clientKey({ ip: '2001:db8::8' }));
});

describe('behind a proxy that writes the port too, each connection of an address has another', () => {
  const from = (port: number) => ({ 'x-forwarded-for': `203.0.113.7:${port}` });

  test('which gives it no further leads', async () => {
    const { app } = await aServer({ TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: '1' });
    expect((await sendLead(app, aLead(), from(1))).statusCode).toBe(202);
    expect((await sendLead(app, aLead(), from(2))).statusCode).toBe(429);
  });

  test('which gives it no further guesses at the password', async () => {
    const { app } = await aServer({ TRUST_PROXY: '1' });
    const statuses: number[] = [];
    for (let port = 1; port <= 7; port += 1) {
      const payload = { password: 'a guess' };
      const guess = { method: 'POST', url: paths.session, payload, headers: from(port) } as const;
      statuses.push((await app.inject(guess)).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });
});
