import { expect, test } from 'vitest';
import { serverHosts } from '#features/owner/webhooks/built-in.ts';

const webhooks = { feedback: 'https://hooks.zapier.com/hooks/catch/1/2/' };

test('the webhook of all other forms is one of those in use', () => {
  expect(serverHosts({ webhooks, defaultHost: null })).toEqual(['hooks.zapier.com']);
  expect(serverHosts({ webhooks, defaultHost: 'crm.example.net' })).toEqual([
    'hooks.zapier.com',
    'crm.example.net',
  ]);
});
