import { useState } from 'react';
import type { WebhookKey } from '#contract/form-types.ts';
import { isWebhookUrl } from '#contract/webhook-rule.ts';
import { toast, type ToastMessage } from '#components/toast/toasts.tsx';
import { webhookToasts } from '#content/admin/webhooks.ts';
import { labelOf, type SavedWebhooks } from './saved-webhooks.ts';
import { CallError } from '../api/call.ts';
import { noteFailure } from '../session/session.ts';
import type { WebhookStore } from './webhook-stores.ts';

type Changes = {
  /** Called once it is saved; throws if only this browser could store it and refuses. */
  readonly onSaved: (formType: WebhookKey, url: string) => void;
  readonly onRemoved: (formType: WebhookKey) => void;
  /** Called after each test. */
  readonly onTested: () => void;
};

const say = (message: ToastMessage) => toast(message, 'corner');

/** Save, test and remove, with toasts. */
export function useWebhookActions(
  store: WebhookStore,
  saved: SavedWebhooks,
  providers: readonly string[],
  { onSaved, onRemoved, onTested }: Changes,
) {
  const [testing, setTesting] = useState<WebhookKey | null>(null);

  const save = async (formType: WebhookKey, url: string) => {
    if (url === '') {
      say(webhookToasts.empty);
      return;
    }
    if (!isWebhookUrl(url, providers)) {
      say(webhookToasts.invalidFormat(providers));
      return;
    }
    try {
      await store.save(formType, url);
      onSaved(formType, url);
      say(webhookToasts.saved(labelOf(formType)));
    } catch (error) {
      noteFailure(error);
      const refused = error instanceof CallError && error.reason === 'address_refused';
      say(refused ? webhookToasts.invalidFormat(providers) : webhookToasts.saveFailed);
    }
  };

  const remove = async (formType: WebhookKey): Promise<boolean> => {
    try {
      await store.remove(formType);
      onRemoved(formType);
      say(webhookToasts.removed(formType));
      return true;
    } catch (error) {
      noteFailure(error);
      say(webhookToasts.saveFailed);
      return false;
    }
  };

  const test = async (formType: WebhookKey) => {
    const url = saved[formType]?.url;
    if (url === undefined) {
      say(webhookToasts.notConfigured);
      return;
    }
    setTesting(formType);
    try {
      const { success, error } = await store.test(formType, url);
      say(success ? webhookToasts.tested : webhookToasts.testFailed(error ?? ''));
      onTested();
    } catch (error) {
      noteFailure(error);
      const missing = error instanceof CallError && error.reason === 'not_found';
      say(missing ? webhookToasts.notConfigured : webhookToasts.testError);
    } finally {
      setTesting(null);
    }
  };

  return { save, remove, test, testing };
}
