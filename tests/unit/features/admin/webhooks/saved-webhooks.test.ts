import { expect, it, test } from 'vitest';
import { webhookWords } from '#content/admin/webhooks.ts';
import {
  type SavedWebhook,
  savedWebhooks,
  serverHosts,
  stateOf,
} from '#features/admin/webhooks/saved-webhooks.ts';

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

const onServer: SavedWebhook = { url: 'https://hooks.zapier.com/1', storedIn: 'server' };
const inBrowser: SavedWebhook = { ...onServer, storedIn: 'browser' };

test('a row says where its leads go: to its own address, to that of all forms, to the operator’s, or nowhere', () => {
  expect(stateOf({ feedback: onServer, all: onServer }, 'feedback', 'crm.example')).toBe(
    webhookWords.savedOnServer,
  );
  expect(stateOf({ all: onServer }, 'feedback', 'crm.example')).toBe(webhookWords.servedByAll);
  expect(stateOf({ all: onServer }, 'all', 'crm.example')).toBe(webhookWords.savedOnServer);
  expect(stateOf({}, 'feedback', 'crm.example')).toBe(webhookWords.servedByOperator('crm.example'));
  expect(stateOf({}, 'feedback', null)).toBe(webhookWords.notConnected);
});

test('an address that only this browser knows serves where there is no server', () => {
  expect(stateOf({ feedback: inBrowser }, 'feedback', null)).toBe(webhookWords.savedLocally);
  expect(stateOf({ feedback: inBrowser, all: onServer }, 'feedback', null)).toBe(
    webhookWords.servedByAll,
  );
});
