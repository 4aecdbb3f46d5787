import Button from '@mui/material/Button';
import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import {
  webhookSecretSchema,
  webhookSigningSchema,
  type WebhookSigning,
} from '#contract/admin/webhooks.ts';
import { toast } from '#components/toast/toasts.tsx';
import { webhookSigningWords } from '#content/admin/webhooks.ts';
import { call, reasonFor } from '../api/call.ts';
import { useRemote } from '../api/queries.ts';
import { formatMoment } from '../shared/format.ts';
import { RemoteView } from '../shared/Notice.tsx';
import {
  ButtonRow,
  CardHeading,
  CardText,
  Group,
  GroupHeading,
  Quiet,
  Raw,
} from '../shared/elements.tsx';
import { noteFailure } from '../session/session.ts';
import { copyToClipboard } from '#lib/browser-page.ts';

const words = webhookSigningWords;

/** The secret with which webhooks are signed: shown once, and replaced. */
export function SigningSecret() {
  const { remote, retry, replace } = useRemote(['webhook-signing'], loadSigning);
  return (
    <Group aria-labelledby="webhook-signing">
      <GroupHeading id="webhook-signing">{words.heading}</GroupHeading>
      <CardText>{words.text}</CardText>
      <RemoteView remote={remote} words={words} onRetry={retry}>
        {(signing) => <Secret signing={signing} onChanged={replace} />}
      </RemoteView>
    </Group>
  );
}

function Secret({
  signing,
  onChanged,
}: {
  signing: WebhookSigning;
  onChanged: (signing: WebhookSigning) => void;
}) {
  const [secret, setSecret] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const ask = async (how: 'show' | 'rotate') => {
    setBusy(true);
    try {
      const answer = await call(webhookSecretSchema, `${paths.adminWebhookSecret}/${how}`, {
        method: 'POST',
      });
      const { secret: fresh, ...state } = answer;
      setSecret(fresh);
      onChanged(state);
    } catch (error) {
      noteFailure(error);
      toast(words.toasts.failed(reasonFor(error)), 'corner');
    }
    setBusy(false);
  };
  return (
    <>
      <Quiet>
        {signing.shown ? words.shown : words.never}
        {signing.earlierUntil === null
          ? null
          : ` ${words.earlier(formatMoment(signing.earlierUntil))}`}
      </Quiet>
      {secret === null ? null : <Shown secret={secret} />}
      <ButtonRow>
        {signing.shown ? null : (
          <Button type="button" disabled={busy} onClick={() => void ask('show')}>
            {words.buttons.show}
          </Button>
        )}
        <Button type="button" variant="outlined" disabled={busy} onClick={() => void ask('rotate')}>
          {words.buttons.rotate}
        </Button>
      </ButtonRow>
    </>
  );
}

function Shown({ secret }: { secret: string }) {
  const copy = async () => {
    const { copied, notCopied } = words.toasts;
    toast((await copyToClipboard(secret)) ? copied : notCopied, 'corner');
  };
  return (
    <div role="status">
      <CardHeading>{words.now}</CardHeading>
      <Raw>{secret}</Raw>
      <Button type="button" variant="outlined" onClick={() => void copy()}>
        {words.buttons.copy}
      </Button>
    </div>
  );
}

function loadSigning(signal: AbortSignal): Promise<WebhookSigning> {
  return call(webhookSigningSchema, paths.adminWebhookSecret, { signal });
}
