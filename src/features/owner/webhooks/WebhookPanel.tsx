import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import type { WebhookSettings } from '#contract/admin.ts';
import { formTypes } from '#contract/form-types.ts';
import { DEFAULT_PROVIDERS } from '#contract/webhook-rule.ts';
import { webhookPanel } from '#content/admin/webhooks.ts';
import { errors } from '#content/errors.ts';
import { sizes } from '#theme/tokens.ts';
import { useRemote } from '../api/use-remote.ts';
import { RemoteView } from '../parts/RemoteView.tsx';
import { Group, Quiet } from '../parts/table.ts';
import { browserKeeper, keepLocally, loadWebhooks, serverKeeper } from './keepers.ts';
import {
  readLocalWebhooks,
  registerWebhooks,
  removeLocalWebhook,
  saveLocalWebhook,
} from './local-webhooks.ts';
import { savedWebhooks } from './saved-webhooks.ts';
import { useWebhookActions } from './use-webhook-actions.ts';
import { WebhookRow } from './WebhookRow.tsx';

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBottom: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
}));

/** The panel over the server's settings: what is saved reaches every visitor's lead. */
export function ServerWebhookPanel() {
  const { remote, retry, replace } = useRemote(loadWebhooks);
  return (
    <RemoteView
      remote={remote}
      words={{
        loading: webhookPanel.loading,
        failed: { title: webhookPanel.fallback, button: errors.section.button },
      }}
      onRetry={retry}
    >
      {(settings) => <Panel settings={settings} onSettings={replace} />}
    </RemoteView>
  );
}

/** The panel of a static host, over this browser's storage. */
export function BrowserWebhookPanel() {
  return <Panel settings={null} onSettings={() => undefined} />;
}

function Panel({
  settings,
  onSettings,
}: {
  settings: WebhookSettings | null;
  onSettings: (settings: WebhookSettings) => void;
}) {
  const [local, setLocal] = useState(readLocalWebhooks);
  useEffect(() => registerWebhooks(local), [local]);
  const keeper = settings ? serverKeeper : browserKeeper;
  const saved = savedWebhooks(settings, local);
  const providers = settings?.providers ?? DEFAULT_PROVIDERS;
  const actions = useWebhookActions(keeper, saved, providers, {
    onSaved: (formType, url) => {
      const kept = keepLocally(keeper, () => saveLocalWebhook(formType, url));
      if (kept) setLocal(kept);
      if (!settings) return;
      onSettings({ ...settings, webhooks: { ...settings.webhooks, [formType]: url } });
    },
    onRemoved: (formType) => {
      const kept = keepLocally(keeper, () => removeLocalWebhook(formType));
      if (kept) setLocal(kept);
      if (!settings) return;
      const { [formType]: _removed, ...webhooks } = settings.webhooks;
      onSettings({ ...settings, webhooks });
    },
  });

  return (
    <Group aria-labelledby={HEADING}>
      <h2 id={HEADING}>{webhookPanel.heading}</h2>
      <Quiet>
        {settings ? webhookPanel.savedOnServer : webhookPanel.savedLocally}
        {'. '}
        {webhookPanel.providers(providers)}
        {'. '}
        {settings?.defaultHost
          ? webhookPanel.defaultHost(settings.defaultHost)
          : settings
            ? webhookPanel.noDefault
            : null}
      </Quiet>
      <Rows>
        {formTypes.map((formType) => (
          <WebhookRow
            key={formType}
            formType={formType}
            saved={saved[formType]}
            providers={providers}
            testing={actions.testing}
            onSave={(url) => actions.save(formType, url)}
            onTest={() => void actions.test(formType)}
            onRemove={() => actions.remove(formType)}
          />
        ))}
      </Rows>
    </Group>
  );
}

const HEADING = 'webhook-panel-heading';
