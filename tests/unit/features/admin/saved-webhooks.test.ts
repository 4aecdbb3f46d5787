import { expect, it } from 'vitest';
import { savedWebhooks } from '#features/admin/webhooks/saved-webhooks.ts';

const here = 'https://hooks.zapier.com/here';
const there = 'https://hooks.zapier.com/there';
const settings = { providers: ['zapier.com'], defaultHost: null };

it('shows the server’s webhook before this browser’s', () => {
  expect(savedWebhooks({ ...settings, webhooks: { feedback: there } }, { feedback: here })).toEqual(
    { feedback: { url: there, storedIn: 'server' } },
  );
});

it('tells a webhook that only this browser knows from one that reaches every visitor', () => {
  expect(savedWebhooks({ ...settings, webhooks: {} }, { smart_lead: here })).toEqual({
    smart_lead: { url: here, storedIn: 'browser' },
  });
});

it('has nothing but this browser’s webhooks without a server', () => {
  expect(savedWebhooks(null, { smart_lead: here })).toEqual({
    smart_lead: { url: here, storedIn: 'browser' },
  });
});
