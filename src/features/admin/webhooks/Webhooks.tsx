import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { PageLink } from '#components/PageLink.tsx';
import { RowList } from '#components/lists.ts';
import { toast } from '#components/toast/toasts.tsx';
import { webhookWords } from '#content/admin/webhooks.ts';
import { errors } from '#content/errors.ts';
import type { WebhookSettings } from '#contract/admin/webhooks.ts';
import { formTypes, type WebhookKey, webhookKeys } from '#contract/form-types.ts';
import { DEFAULT_PROVIDERS } from '#contract/webhook-rule.ts';
import type { WebhookMap } from '#outbox/leads/destination.ts';
import { reasonFor } from '../api/call.ts';
import { useRemote } from '../api/queries.ts';
import { noteFailure } from '../session/session.ts';
import { Notice, RemoteView } from '../shared/Notice.tsx';
import { ButtonRow, CardText, Group, GroupHeading, Quiet } from '../shared/elements.tsx';
import { type Answered, WebhookRow } from './WebhookRow.tsx';
import {
  readLocalWebhooks,
  registerWebhooks,
  removeLocalWebhook,
  saveLocalWebhook,
} from './local-webhooks.ts';
import { builtInHosts, savedWebhooks, stateOf } from './saved-webhooks.ts';
import { useWebhookActions } from './use-webhook-actions.ts';
import {
  browserStore,
  changeLocalCopy,
  loadWebhooks,
  sendAllAgain,
  serverStore,
} from './webhook-stores.ts';

/** The webhooks that the server stores. */
export function ServerWebhooks() {
  const { remote, reload, retry, replace } = useRemote(['webhooks'], loadWebhooks);
  return (
    <RemoteView
      remote={remote}
      words={{
        loading: webhookWords.loading,
        failed: { title: webhookWords.fallback, button: errors.section.button },
      }}
      onRetry={retry}
    >
      {(settings) => <WebhookList settings={settings} onSettings={replace} reload={reload} />}
    </RemoteView>
  );
}

/** The webhooks of a static host, which this browser stores. */
export function BrowserWebhooks({ onChange }: { onChange?: (webhooks: WebhookMap) => void }) {
  return (
    <WebhookList
      settings={null}
      onSettings={() => undefined}
      {...(onChange ? { onLocal: onChange } : {})}
    />
  );
}

function WebhookList({
  settings,
  onSettings,
  onLocal,
  reload,
}: {
  settings: WebhookSettings | null;
  onSettings: (settings: WebhookSettings) => void;
  onLocal?: (webhooks: WebhookMap) => void;
  /** Fetches what else a change has changed on the server. */
  reload?: () => void;
}) {
  const [local, setLocal] = useState(readLocalWebhooks);
  useEffect(() => registerWebhooks(local), [local]);
  const keepLocal = (kept: WebhookMap | undefined) => {
    if (!kept) return;
    setLocal(kept);
    onLocal?.(kept);
  };
  const store = settings ? serverStore : browserStore;
  const saved = savedWebhooks(settings, local);
  const providers = settings?.providers ?? DEFAULT_PROVIDERS;
  const actions = useWebhookActions(store, saved, providers, {
    onSaved: (key, url) => {
      if (key !== 'all') keepLocal(changeLocalCopy(store, () => saveLocalWebhook(key, url)));
      if (!settings) return;
      onSettings(withUrl(settings, key, url));
      reload?.();
    },
    onRemoved: (key) => {
      if (key !== 'all') keepLocal(changeLocalCopy(store, () => removeLocalWebhook(key)));
      if (!settings) return;
      onSettings(withUrl(settings, key, null));
      reload?.();
    },
    onTested: () => reload?.(),
  });

  return (
    <Group aria-labelledby={HEADING}>
      <NotForwarded count={settings?.undeliverable ?? 0} onSent={onSettings} />
      <GroupHeading id={HEADING}>{webhookWords.heading}</GroupHeading>
      <Quiet>
        {settings ? webhookWords.savedOnServer : webhookWords.savedLocally}
        {'. '}
        {webhookWords.providers(providers)}
        {'. '}
        {settings ? ofServer(settings) : ofBuild()}
      </Quiet>
      <RowList>
        {(settings ? webhookKeys : formTypes).map((formType) => (
          <WebhookRow
            key={formType}
            formType={formType}
            saved={saved[formType]}
            state={stateOf(saved, formType, settings?.defaultHost ?? null)}
            providers={providers}
            testing={actions.testing}
            answers={answersOf(settings, formType)}
            onSave={(url) => actions.save(formType, url)}
            onTest={() => void actions.test(formType)}
            onRemove={() => actions.remove(formType)}
          />
        ))}
      </RowList>
    </Group>
  );
}

function withUrl(settings: WebhookSettings, key: WebhookKey, url: string | null): WebhookSettings {
  if (key === 'all') return { ...settings, all: url };
  const { [key]: _before, ...webhooks } = settings.webhooks;
  return { ...settings, webhooks: url === null ? webhooks : { ...webhooks, [key]: url } };
}

function answersOf(settings: WebhookSettings | null, key: WebhookKey): Answered {
  return {
    test: settings?.tests?.[key],
    forwarding: settings?.deliveries?.[key],
  };
}

function ofServer({ defaultHost }: WebhookSettings): string {
  return defaultHost ? webhookWords.defaultHost(defaultHost) : webhookWords.noDefault;
}

function ofBuild(): string | null {
  const [host] = builtInHosts();
  return host === undefined ? null : webhookWords.builtIn(host);
}

const HEADING = 'webhooks-heading';

const words = webhookWords.alarm;

/** Says how many leads their webhooks have refused, and sends them again; nothing when none is. */
export function NotForwarded({
  count,
  onSent,
}: {
  count: number;
  onSent: (settings: WebhookSettings) => void;
}) {
  const [busy, setBusy] = useState(false);
  if (count === 0) return null;
  const send = async () => {
    setBusy(true);
    try {
      onSent(await sendAllAgain());
      toast({ variant: 'success', title: words.done }, 'corner');
    } catch (error) {
      noteFailure(error);
      toast({ variant: 'error', title: words.failed, description: reasonFor(error) }, 'corner');
    }
    setBusy(false);
  };
  return (
    <Notice tone="wrong" role="alert" title={words.title(count)}>
      <CardText>{words.text}</CardText>
      <ButtonRow>
        <Button type="button" disabled={busy} onClick={() => void send()}>
          {words.button}
        </Button>
        <PageLink to={words.href}>{words.show}</PageLink>
      </ButtonRow>
    </Notice>
  );
}
