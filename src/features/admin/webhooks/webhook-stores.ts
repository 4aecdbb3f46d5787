import { logWarning } from '#components/log.ts';
import { sendFailed, testLead } from '#content/admin/webhooks.ts';
import { formCatalogue } from '#content/forms/form-catalogue.ts';
import { siteConfig } from '#content/site-config.ts';
import {
  type WebhookSettings,
  webhooksSchema,
  webhookTestSchema,
} from '#contract/admin/webhooks.ts';
import { formTypes, type WebhookKey } from '#contract/form-types.ts';
import { paths } from '#contract/paths.ts';
import { z } from '#contract/zod.ts';
import { call, command } from '../api/call.ts';

/** Stores and tests webhooks: on the server, or in this browser alone. */
export type WebhookStore = {
  readonly storedIn: 'server' | 'browser';
  readonly save: (formType: WebhookKey, url: string) => Promise<void>;
  readonly remove: (formType: WebhookKey) => Promise<void>;
  readonly test: (formType: WebhookKey, url: string) => Promise<TestOutcome>;
};

const pathOf = (formType: WebhookKey) => `${paths.adminWebhooks}/${formType}`;

/** The webhooks of the server and what it allows. Throws a CallError. */
export function loadWebhooks(signal?: AbortSignal): Promise<WebhookSettings> {
  return call(webhooksSchema, paths.adminWebhooks, signal ? { signal } : {});
}

/** Forwards rejected leads again. Throws a CallError. */
export function sendAllAgain(): Promise<WebhookSettings> {
  return call(webhooksSchema, `${paths.adminWebhooks}/send-again`, { method: 'POST' });
}

/** The bundled server: applies to every visitor, and sends the tests. */
export const serverStore: WebhookStore = {
  storedIn: 'server',
  save: async (formType, url) => {
    await call(z.object({ url: z.string() }), pathOf(formType), { method: 'PUT', body: { url } });
  },
  remove: (formType) => command(pathOf(formType), { method: 'DELETE' }),
  test: (formType) => call(webhookTestSchema, `${pathOf(formType)}/test`, { method: 'POST' }),
};

/** A static host: only this browser stores webhooks, and it sends the tests itself. */
export const browserStore: WebhookStore = {
  storedIn: 'browser',
  save: async () => undefined,
  remove: async () => undefined,
  test: testFromBrowser,
};

/**
 * Changes the webhooks in this browser. With a server they are a copy, so a failure is logged; without
 * one it is thrown.
 */
export function changeLocalCopy<T>(store: WebhookStore, change: () => T): T | undefined {
  try {
    return change();
  } catch (error) {
    if (store.storedIn === 'browser') throw error;
    logWarning('Could not save the webhook in this browser. The server has it.', error);
    return undefined;
  }
}

export type TestOutcome = z.infer<typeof webhookTestSchema>;

const TIMEOUT_MS = 15_000;

/**
 * Sends the test lead from this browser, as visitors' browsers send theirs on a
 * static host. In no-cors mode the answer cannot be read: success means that it was sent.
 */
export async function testFromBrowser(key: WebhookKey, url: string): Promise<TestOutcome> {
  const { origin, pathname } = location;
  const formType = key === 'all' ? formTypes[0] : key;
  const envelope = {
    submissionId: crypto.randomUUID(),
    revision: 1,
    formType,
    timestamp: new Date().toISOString(),
    source: origin,
    data: {
      ...testLead,
      formName: formCatalogue[formType].formName,
      userAgent: navigator.userAgent,
      referrer: '',
      pageUrl: `${origin}${pathname}`,
    },
  };
  try {
    const answer = await fetch(url, {
      method: 'POST',
      mode: siteConfig.webhookMode,
      credentials: 'omit',
      // A simple request: automation services refuse the preflight that JSON would cause.
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      body: JSON.stringify(envelope),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const taken = answer.type === 'opaque' || answer.ok;
    return taken ? { success: true } : { success: false, error: `${sendFailed}: ${answer.status}` };
  } catch (error) {
    const words = error instanceof Error && error.message !== '' ? error.message : sendFailed;
    return { success: false, error: words };
  }
}
