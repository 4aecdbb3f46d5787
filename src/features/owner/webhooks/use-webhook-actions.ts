import { useState } from 'react';
import type { FormType } from '#contract/form-types.ts';
import { isWebhookUrl } from '#contract/webhook-rule.ts';
import { toast, type ToastMessage } from '#components/toast/toasts.ts';
import { webhookToasts } from '#content/admin/webhooks.ts';
import { formCatalogue } from '#content/forms/form-catalogue.ts';
import { CallError } from '../api/call.ts';
import { noteFailure } from '../session/session-store.ts';
import type { WebhookStore } from './webhook-stores.ts';
import type { SavedWebhooks } from './saved-webhooks.ts';

type Changes = {
  /** Called once the store has it; throws when this browser was the only place and refuses. */
  readonly onSaved: (formType: FormType, url: string) => void;
  readonly onRemoved: (formType: FormType) => void;
};

const say = (message: ToastMessage) => toast(message, 'corner');

/** Save, test and remove, each with its toasts. */
export function useWebhookActions(
  store: WebhookStore,
  saved: SavedWebhooks,
  providers: readonly string[],
  { onSaved, onRemoved }: Changes,
) {
  const [testing, setTesting] = useState<FormType | null>(null);

  const save = async (formType: FormType, url: string) => {
    if (url === '') {
      say(webhookToasts.empty);
      return;
    }
    if (!isWebhookUrl(url, providers)) {
      say(webhookToasts.invalidFormat);
      return;
    }
    try {
      await store.save(formType, url);
      onSaved(formType, url);
      say(webhookToasts.saved(formCatalogue[formType].label));
    } catch (error) {
      noteFailure(error);
      const refused = error instanceof CallError && error.reason === 'address_refused';
      say(refused ? webhookToasts.invalidFormat : webhookToasts.saveFailed);
    }
  };

  const remove = async (formType: FormType): Promise<boolean> => {
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

  const test = async (formType: FormType) => {
    const url = saved[formType]?.url;
    if (url === undefined) {
      say(webhookToasts.notConfigured);
      return;
    }
    setTesting(formType);
    try {
      const { success, error } = await store.test(formType, url);
      say(success ? webhookToasts.tested : webhookToasts.testFailed(error ?? ''));
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
