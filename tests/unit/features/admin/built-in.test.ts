import { expect, test } from 'vitest';
import { serverHosts } from '#features/admin/webhooks/built-in.ts';

const webhooks = { feedback: 'https://hooks.zapier.com/hooks/catch/1/2/' };

test('the webhook of all other forms is one of those in use', () => {
  expect(serverHosts({ webhooks, defaultHost: null })).toEqual({
    configured: ['hooks.zapier.com'],
    serverDefault: null,
  });
  expect(serverHosts({ webhooks, defaultHost: 'crm.example.net' })).toEqual({
    configured: ['hooks.zapier.com'],
    serverDefault: 'crm.example.net',
  });
});

test('the owner’s own address for all other forms replaces the server’s', () => {
  const all = 'https://hook.eu1.make.com/abc';
  expect(serverHosts({ webhooks, defaultHost: 'crm.example.net', all })).toEqual({
    configured: ['hooks.zapier.com', 'hook.eu1.make.com'],
    serverDefault: null,
  });
});
