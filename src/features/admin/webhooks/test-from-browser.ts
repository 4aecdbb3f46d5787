import type { z } from '#contract/zod.ts';
import type { webhookTestSchema } from '#contract/admin/admin.ts';
import { formTypes, type WebhookKey } from '#contract/form-types.ts';
import { sendFailed, testLead } from '#content/admin/webhooks.ts';
import { formCatalogue } from '#content/forms/form-catalogue.ts';
import { siteConfig } from '#content/site-config.ts';

/** What came of a test. */
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
