import Link from '@mui/material/Link';
import { answerWords } from '#content/admin/answer-words.ts';
import { answerLabels, inbox, pageContextKeys } from '#content/admin/inbox.ts';
import type { LeadSummary, StoredEnvelope } from '#contract/admin/leads.ts';
import { dialled } from '#contract/phone.ts';
import { Facts, Group, GroupHeading } from '../shared/elements.tsx';

type Entry = readonly [string, unknown];

function entriesOf({ data }: StoredEnvelope): Entry[] {
  return Object.entries(data).filter(
    ([key, value]) =>
      answerWords('', value) !== '' &&
      // The same number, as programs write it: the link dials it already.
      !(key === 'phoneE164' && 'phone' in data),
  );
}

/** The visitor's answers, without the message, which is above them. */
export function AskedFor({ envelope, message }: { envelope: StoredEnvelope; message: string }) {
  return (
    <Group>
      <GroupHeading>{inbox.detail.answers}</GroupHeading>
      <Pairs
        entries={entriesOf(envelope).filter(
          ([key, value]) => !pageContextKeys.includes(key) && value !== message,
        )}
      />
    </Group>
  );
}

/** The receipt, and the page that a lead came from. */
export function CameFrom({ lead, envelope }: { lead: LeadSummary; envelope: StoredEnvelope }) {
  const origin = entriesOf(envelope).filter(([key]) => pageContextKeys.includes(key));
  return (
    <Group>
      <GroupHeading>{inbox.detail.pageContext}</GroupHeading>
      <Pairs entries={[[inbox.detail.receipt, lead.receipt], ...origin]} />
    </Group>
  );
}

function Pairs({ entries }: { entries: readonly Entry[] }) {
  return (
    <Facts>
      {entries.map(([key, value]) => [
        <dt key={key}>{answerLabels[key] ?? key}</dt>,
        <dd key={`${key} value`}>
          <Value name={key} text={answerWords(key, value)} />
        </dd>,
      ])}
    </Facts>
  );
}

function Value({ name, text }: { name: string; text: string }) {
  if (name === 'phone' || name === 'phoneE164') {
    return <Link href={`tel:${dialled(text)}`}>{text}</Link>;
  }
  if (name === 'email') return <Link href={`mailto:${encodeURIComponent(text)}`}>{text}</Link>;
  return text;
}
