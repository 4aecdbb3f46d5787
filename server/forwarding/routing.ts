import { createHash } from 'node:crypto';
import {
  formTypes,
  type FormType,
  leadFormTypes,
  type LeadFormType,
  type WebhookKey,
} from '#contract/form-types.ts';
import { DEFAULT_PROVIDERS, isWebhookUrl } from '#contract/webhook-rule.ts';
import type { Config } from '../config.ts';
import type { WebhookStore } from '../store/webhooks.ts';

export type Webhook = {
  url: string;
  /** Configured by the operator: private addresses are allowed. */
  trusted: boolean;
};

/** A webhook and its origin: a form's own, the one for all forms, or the operator's. */
export type Served = Webhook & { by: 'own' | 'all' | 'operator' };

/** Key by which servers on one database know a webhook, since its URL is a secret. */
export function keyOf({ url }: Webhook): string {
  return createHash('sha256').update(url).digest('base64url');
}

/** A webhook and the form types it receives. */
export type Route = { webhook: Webhook; formTypes: LeadFormType[] };

type Saved = ReadonlyMap<WebhookKey, string>;

export type Routing = ReturnType<typeof createRouting>;

/**
 * Where leads go: the owner's webhook for the form type, else the owner's for all forms, else the
 * operator's default, else nowhere.
 */
export function createRouting(
  config: Pick<Config, 'defaultWebhook' | 'extraProviders'>,
  webhooks: Pick<WebhookStore, 'saved'>,
) {
  const providers = [...new Set([...DEFAULT_PROVIDERS, ...config.extraProviders])];
  /** A webhook saved in the admin, if still allowed: providers may have been removed since. */
  function allowed(url: string | undefined): Webhook | null {
    if (url === undefined || !isWebhookUrl(url, providers)) return null;
    return { url, trusted: providers.includes(new URL(url).origin) };
  }
  function servedBy(saved: Saved, formType: LeadFormType): Served | null {
    const own = formType === 'by_hand' ? null : allowed(saved.get(formType));
    if (own !== null) return { ...own, by: 'own' };
    const all = allowed(saved.get('all'));
    if (all !== null) return { ...all, by: 'all' };
    return config.defaultWebhook === undefined
      ? null
      : { url: config.defaultWebhook, trusted: true, by: 'operator' };
  }
  /** The webhook of each form type; null for none. */
  async function addresses(): Promise<Map<FormType, string | null>> {
    const saved = await webhooks.saved();
    return new Map(
      formTypes.map((formType) => [formType, servedBy(saved, formType)?.url ?? null] as const),
    );
  }
  return {
    addresses,
    providers,
    savedWebhook: async (key: WebhookKey): Promise<Webhook | null> =>
      allowed((await webhooks.saved()).get(key)),
    webhookOf: async (formType: LeadFormType): Promise<Served | null> =>
      servedBy(await webhooks.saved(), formType),
    /** Every webhook in use, with its form types. */
    async routes(): Promise<Route[]> {
      const saved = await webhooks.saved();
      const routes = new Map<string, Route>();
      for (const formType of leadFormTypes) {
        const webhook = servedBy(saved, formType);
        if (webhook === null) continue;
        const route = routes.get(webhook.url);
        if (route) route.formTypes.push(formType);
        else routes.set(webhook.url, { webhook, formTypes: [formType] });
      }
      return [...routes.values()];
    },
  };
}
