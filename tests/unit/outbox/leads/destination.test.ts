import { afterEach, expect, test } from 'vitest';
import { formTypes } from '#contract/form-types.ts';
import {
  registerWebhook,
  resolveDestination,
  unregisterWebhook,
  type SiteDefault,
} from '#outbox/leads/destination.ts';
import { storedWebhooksSchema } from '#outbox/leads/stored-webhooks.ts';

const inMemory = 'https://hooks.zapier.com/hooks/catch/1/memory';

const inStorage = 'https://hooks.zapier.com/hooks/catch/1/storage';

const ofTheSite = 'https://hooks.zapier.com/hooks/catch/1/site';

const site: SiteDefault = { kind: 'webhook', url: ofTheSite, mode: 'cors' };

const stored = { hero_contact: inStorage };

afterEach(() => {
  for (const formType of formTypes) unregisterWebhook(formType);
});

test('memory goes before local storage, and that before the site’s default', () => {
  const url = () => resolveDestination('hero_contact', site, stored)?.url;
  expect(url()).toBe(inStorage);
  registerWebhook('hero_contact', inMemory);
  expect(url()).toBe(inMemory);
  unregisterWebhook('hero_contact');
  expect(url()).toBe(inStorage);
  expect(resolveDestination('hero_contact', site, {})?.url).toBe(ofTheSite);
});

test('a form type’s webhook is for that form type alone', () => {
  registerWebhook('feedback', inMemory);
  expect(resolveDestination('smart_lead', site, stored)?.url).toBe(ofTheSite);
});

test('the mode is the build’s, and no-cors where it says nothing', () => {
  expect(resolveDestination('hero_contact', site, stored)).toMatchObject({ mode: 'cors' });
  expect(resolveDestination('hero_contact', { kind: 'none' }, stored)).toMatchObject({
    kind: 'webhook',
    mode: 'no-cors',
  });
});

test('where the bundled server runs, every form goes to it', () => {
  registerWebhook('hero_contact', inMemory);
  for (const formType of formTypes) {
    expect(resolveDestination(formType, { kind: 'server' }, stored)).toEqual({
      kind: 'server',
      url: '/api/leads',
    });
  }
});

test('where nothing is configured there is no destination', () => {
  expect(resolveDestination('hero_contact', { kind: 'none' }, {})).toBeNull();
});

test('of the stored map unknown form types are dropped and bad values refused', () => {
  const map = { ...stored, newsletter: 'https://example.net/x', constructor: 'x' };
  expect(storedWebhooksSchema.parse(map)).toEqual(stored);
  for (const bad of [{ hero_contact: 'nonsense' }, { hero_contact: 7 }, [], 'x', null, 7]) {
    expect(storedWebhooksSchema.safeParse(bad).success).toBe(false);
  }
});
