import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { toast } from '#components/toast/toasts.tsx';
import { visitFeed as words } from '#content/admin/lead-facts.ts';
import { type VisitFeed as Feed, visitFeedSchema } from '#contract/admin/lead-facts.ts';
import { paths } from '#contract/paths.ts';
import { copyToClipboard } from '#lib/browser-page.ts';
import { call, reasonFor } from '../api/call.ts';
import { useRemote } from '../api/queries.ts';
import { noteFailure } from '../session/session.ts';
import { RemoteView } from '../shared/Notice.tsx';
import { ButtonRow, CardText, Group, GroupHeading, Quiet, Raw } from '../shared/elements.tsx';

/** The private address from which phone calendars read the visits. */
export function VisitFeed() {
  const id = useId();
  const { remote, retry, replace } = useRemote(['visits-feed'], (signal) =>
    call(visitFeedSchema, paths.adminVisitFeed, { signal }),
  );
  return (
    <Group aria-labelledby={id}>
      <GroupHeading id={id}>{words.heading}</GroupHeading>
      <CardText>{words.text}</CardText>
      <RemoteView remote={remote} words={words} onRetry={retry}>
        {(feed) => <Address feed={feed} onChanged={replace} />}
      </RemoteView>
    </Group>
  );
}

function Address({ feed, onChanged }: { feed: Feed; onChanged: (feed: Feed) => void }) {
  const [busy, setBusy] = useState(false);
  const change = async (method: 'POST' | 'DELETE', said: string) => {
    setBusy(true);
    try {
      onChanged(await call(visitFeedSchema, paths.adminVisitFeed, { method }));
      toast({ variant: 'success', title: said }, 'corner');
    } catch (error) {
      noteFailure(error);
      toast({ variant: 'error', title: words.notChanged, description: reasonFor(error) }, 'corner');
    }
    setBusy(false);
  };
  const make = () => void change('POST', words.made);
  if (feed.path === null) {
    return (
      <>
        <Quiet>{words.none}</Quiet>
        <ButtonRow>
          <Button type="button" disabled={busy} onClick={make}>
            {words.make}
          </Button>
        </ButtonRow>
      </>
    );
  }
  const address = `${location.origin}${feed.path}`;
  const copy = async () => {
    const isCopied = await copyToClipboard(address);
    toast(
      isCopied
        ? { variant: 'success', title: words.copied }
        : { variant: 'error', title: words.notCopied },
      'corner',
    );
  };
  return (
    <>
      <Raw>{address}</Raw>
      <ButtonRow>
        <Button type="button" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button type="button" variant="outlined" disabled={busy} onClick={make}>
          {words.renew}
        </Button>
        <Button
          type="button"
          variant="text"
          disabled={busy}
          onClick={() => void change('DELETE', words.revoked)}
        >
          {words.revoke}
        </Button>
      </ButtonRow>
    </>
  );
}
