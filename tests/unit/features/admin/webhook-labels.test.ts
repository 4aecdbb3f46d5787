import { expect, test } from 'vitest';
import { webhookPanel } from '#content/admin/webhooks.ts';
import type { SavedWebhook } from '#features/admin/webhooks/saved-webhooks.ts';
import { stateOf } from '#features/admin/webhooks/webhook-labels.ts';

const here: SavedWebhook = { url: 'https://hooks.zapier.com/1', storedIn: 'server' };
const inBrowser: SavedWebhook = { ...here, storedIn: 'browser' };

test('a row says where its leads go: to its own address, to that of all forms, to the operator’s, or nowhere', () => {
  expect(stateOf({ feedback: here, all: here }, 'feedback', 'crm.example')).toBe(
    webhookPanel.savedOnServer,
  );
  expect(stateOf({ all: here }, 'feedback', 'crm.example')).toBe(webhookPanel.servedByAll);
  expect(stateOf({ all: here }, 'all', 'crm.example')).toBe(webhookPanel.savedOnServer);
  expect(stateOf({}, 'feedback', 'crm.example')).toBe(webhookPanel.servedByOperator('crm.example'));
  expect(stateOf({}, 'feedback', null)).toBe(webhookPanel.notConnected);
});

test('an address that only this browser knows serves where there is no server', () => {
  expect(stateOf({ feedback: inBrowser }, 'feedback', null)).toBe(webhookPanel.savedLocally);
  expect(stateOf({ feedback: inBrowser, all: here }, 'feedback', null)).toBe(
    webhookPanel.servedByAll,
  );
});
