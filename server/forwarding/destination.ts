import { formTypes, type FormType } from '#contract/form-types.ts';
import { DEFAULT_PROVIDERS, isWebhookUrl } from '#contract/webhook-rule.ts';
import type { Config } from '../config.ts';
import type { Webhooks } from '../store/webhooks.ts';

export type Destination = {
  url: string;
  /** Named by the operator: private addresses are allowed. */
  trusted: boolean;
};

export type Destinations = ReturnType<typeof createDestinations>;

/** Where leads go: the owner's webhook for the form type, else the operator's default, else nowhere. */
export function createDestinations(
  config: Pick<Config, 'defaultWebhook' | 'extraProviders'>,
  webhooks: Webhooks,
) {
  const providers = [...new Set([...DEFAULT_PROVIDERS, ...config.extraProviders])];
  /** A webhook of the panel, if the rule still allows it: providers may have been taken away since. */
  function panelDestination(formType: FormType): Destination | null {
    const url = webhooks.get(formType);
    if (url === null || !isWebhookUrl(url, providers)) return null;
    return { url, trusted: providers.includes(new URL(url).origin) };
  }
  function destinationOf(formType: FormType): Destination | null {
    const panel = panelDestination(formType);
    if (panel !== null) return panel;
    return config.defaultWebhook === undefined
      ? null
      : { url: config.defaultWebhook, trusted: true };
  }
  return {
    providers,
    panelDestination,
    destinationOf,
    /** Every destination in use, with the form types that go there. */
    lanes(): { destination: Destination; formTypes: FormType[] }[] {
      const lanes = new Map<string, { destination: Destination; formTypes: FormType[] }>();
      for (const formType of formTypes) {
        const destination = destinationOf(formType);
        if (destination === null) continue;
        const lane = lanes.get(destination.url);
        if (lane) lane.formTypes.push(formType);
        else lanes.set(destination.url, { destination, formTypes: [formType] });
      }
      return [...lanes.values()];
    },
  };
}
