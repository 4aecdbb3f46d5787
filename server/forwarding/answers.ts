import {
  type WebhookAnswer,
  webhookAnswerSchema,
  type WebhookSettings,
} from '#contract/admin/webhooks.ts';
import { webhookKeys, type WebhookKey } from '#contract/form-types.ts';
import type { SettingStore } from '../store/settings.ts';

const testKey = (key: WebhookKey): string => `webhook_test:${key}`;
const forwardingKey = (key: WebhookKey): string => `webhook_delivery:${key}`;

export type Answers = ReturnType<typeof createAnswers>;

/** The last answer of each webhook, for the admin. */
export function createAnswers(store: Pick<SettingStore, 'set' | 'getMany'>) {
  return {
    noteTest: (key: WebhookKey, answer: WebhookAnswer): Promise<void> =>
      store.set(testKey(key), JSON.stringify(answer)),
    noteForwarding: (key: WebhookKey, answer: WebhookAnswer): Promise<void> =>
      store.set(forwardingKey(key), JSON.stringify(answer)),
    async read(): Promise<Required<Pick<WebhookSettings, 'tests' | 'deliveries'>>> {
      const kept = await store.getMany([
        ...webhookKeys.map(testKey),
        ...webhookKeys.map(forwardingKey),
      ]);
      const answer = (key: string) => {
        const text = kept.get(key);
        return text === undefined ? [] : [webhookAnswerSchema.parse(JSON.parse(text))];
      };
      return {
        tests: Object.fromEntries(
          webhookKeys.flatMap((key) => answer(testKey(key)).map((one) => [key, one])),
        ),
        deliveries: Object.fromEntries(
          webhookKeys.flatMap((key) => answer(forwardingKey(key)).map((one) => [key, one])),
        ),
      };
    },
  };
}
