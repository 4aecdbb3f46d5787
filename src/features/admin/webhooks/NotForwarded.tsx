import Button from '@mui/material/Button';
import { useState } from 'react';
import type { WebhookSettings } from '#contract/admin/admin.ts';
import { PageLink } from '#components/PageLink.tsx';
import { toast } from '#components/toast/toasts.tsx';
import { webhookPanel } from '#content/admin/webhooks.ts';
import { reasonFor } from '../api/reason.ts';
import { Notice } from '../shared/Notice.tsx';
import { ButtonRow } from '../shared/table.ts';
import { CardText } from '../shared/text.tsx';
import { noteFailure } from '../session/session-store.ts';
import { sendAllAgain } from './webhook-stores.ts';

const words = webhookPanel.alarm;

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
