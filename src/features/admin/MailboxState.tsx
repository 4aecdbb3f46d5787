import { mailbox as words } from '#content/admin/dashboard.ts';
import type { MailboxReading } from '#contract/admin/analytics.ts';
import { leadKeys } from './api/lead-data.ts';
import { useRemote } from './api/queries.ts';
import { loadOverview } from './inbox/lead-calls.ts';
import { CardText, Group, GroupHeading, Quiet } from './shared/elements.tsx';
import { formatMoment } from './shared/format.ts';
import { Notice } from './shared/Notice.tsx';

/** Null where the server reads no mailbox, and while that is not known. */
function useMailbox(): MailboxReading | null {
  const { remote } = useRemote(leadKeys.overview, loadOverview);
  return remote.status === 'ready' ? (remote.value.mailbox ?? null) : null;
}

/** Says that the mailbox cannot be read; nothing while it can. */
export function MailboxTrouble() {
  const mailbox = useMailbox();
  return mailbox === null ? null : <MailboxFailure mailbox={mailbox} />;
}

/** Whether the mailbox is read, and when it last was. */
export function MailboxState() {
  const mailbox = useMailbox();
  return mailbox === null ? null : <MailboxReport mailbox={mailbox} />;
}

export function MailboxReport({ mailbox }: { mailbox: MailboxReading }) {
  const { readAt, failure } = mailbox;
  return (
    <Group aria-labelledby="mailbox">
      <GroupHeading id="mailbox">{words.heading}</GroupHeading>
      <CardText>{words.text}</CardText>
      {failure === null ? (
        <Quiet>{readAt === null ? words.starting : words.works(formatMoment(readAt))}</Quiet>
      ) : (
        <MailboxFailure mailbox={mailbox} />
      )}
    </Group>
  );
}

export function MailboxFailure({ mailbox: { readAt, failure } }: { mailbox: MailboxReading }) {
  if (failure === null) return null;
  const { title, reason, waiting, lastRead, never } = words.failed;
  return (
    <Notice tone="wrong" role="status" title={title}>
      <CardText>{reason(failure)}</CardText>
      <CardText>{`${waiting} ${readAt === null ? never : lastRead(formatMoment(readAt))}`}</CardText>
    </Notice>
  );
}
