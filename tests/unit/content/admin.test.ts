import { DEFAULT_PROVIDERS } from '#contract/webhook-rule.ts';
import { describe, expect, it } from 'vitest';
import {
  dashboardCards,
  dashboardTiles,
  integrationOf,
  type WebhookHosts,
} from '#content/admin/dashboard.ts';
import { errorFeedbackToasts, errorLog } from '#content/admin/error-log.ts';
import {
  formTypesByPriority,
  webhookWords,
  webhooksPage,
  webhookToasts,
  invalidWebhookUrl,
} from '#content/admin/webhooks.ts';

describe('the dashboard', () => {
  it('counts 12 forms, no webhooks and 3 priority levels on a fresh install', () => {
    expect(
      dashboardTiles({ configured: [], serverDefault: null }).map((tile) => [
        tile.label,
        tile.value,
      ]),
    ).toEqual([
      ['Total Forms', '12'],
      ['Active Webhooks', '0'],
      ['Form Types', '3'],
      ['Integration', 'GHL'],
    ]);
  });

  it('names the services that the webhooks belong to', () => {
    expect(integrationOf(['hooks.zapier.com', 'services.leadconnectorhq.com'])).toBe('Zapier, GHL');
    expect(integrationOf(['services.leadconnectorhq.com'])).toBe('GHL');
  });

  it.each(['hook.example.com', '127.0.0.1:4399', 'zapier.com.example.net'])(
    'calls what a webhook at %s belongs to GHL, since it has no known name',
    (host) => expect(integrationOf([host])).toBe('GHL'),
  );

  it('says that a webhook of the server’s environment takes the leads, and counts those set up', () => {
    const tile = (hosts: WebhookHosts) => dashboardTiles(hosts).find(({ id }) => id === 'webhooks');
    expect(tile({ configured: [], serverDefault: '127.0.0.1:4399' })).toMatchObject({
      value: '0',
      note: 'server default',
    });
    expect(tile({ configured: ['hooks.zapier.com'], serverDefault: null })).toEqual({
      id: 'webhooks',
      label: 'Active Webhooks',
      value: '1',
    });
  });

  it('has four cards', () => {
    expect(dashboardCards.map((card) => card.title)).toEqual([
      'Zapier Webhooks',
      'Form Analytics',
      'User Management',
      'Email Templates',
    ]);
  });
});

describe('the webhook panel', () => {
  it('speaks its error toasts to the letter', () => {
    expect(webhookToasts.invalidFormat(DEFAULT_PROVIDERS)).toMatchObject({
      title: 'Invalid webhook URL format',
      description: 'Please enter a valid Zapier webhook URL',
    });
    expect(webhookToasts.saveFailed).toMatchObject({
      title: 'Failed to save webhook URL',
      description: 'Please try again',
    });
    expect(webhookToasts.notConfigured.title).toBe('No webhook URL configured for this form');
    expect(webhookToasts.testFailed('HTTP 500')).toMatchObject({
      title: 'Failed to send test webhook',
      description: 'HTTP 500',
    });
    expect(webhookToasts.testError).toMatchObject({
      title: 'Error testing webhook',
      description: 'Please check the URL and try again.',
    });
    expect(webhookToasts.empty.title).toBe('Please enter a webhook URL');
    expect(invalidWebhookUrl(DEFAULT_PROVIDERS)).toBe('Please enter a valid Zapier webhook URL');
    expect(invalidWebhookUrl([...DEFAULT_PROVIDERS, 'make.com'])).toBe(
      'Please enter a valid webhook URL: https, at zapier.com, make.com, with a path',
    );
    expect(webhookWords.fallback).toBe(
      'There was an issue loading the Zapier configuration. Please refresh the page.',
    );
  });

  it('speaks its success toasts to the letter', () => {
    expect(webhookToasts.saved('Feedback Form')).toMatchObject({
      title: 'Webhook URL saved for Feedback Form',
      description: 'You can now test the webhook',
    });
    expect(webhookToasts.removed('feedback').title).toBe('Webhook URL removed for feedback');
    expect(webhookToasts.tested).toMatchObject({
      title: 'Test webhook sent successfully!',
      description: 'Check your Zapier dashboard to confirm the trigger.',
    });
    expect(webhookToasts.copied.title).toBe('Instructions copied to clipboard');
  });

  it('has three benefit cards and a guide of 6 high, 1 medium and 1 low', () => {
    expect(webhooksPage.benefits).toHaveLength(3);
    expect(formTypesByPriority().map(({ priority, forms }) => [priority, forms.length])).toEqual([
      ['high', 6],
      ['medium', 1],
      ['low', 1],
    ]);
  });
});

it('shows errors five at a time and answers feedback to the letter', () => {
  expect(errorLog.panel.pageSize).toBe(5);
  expect(errorFeedbackToasts.sent.title).toBe('Feedback sent successfully');
  expect(errorFeedbackToasts.failed.title).toBe('Failed to send feedback');
});
