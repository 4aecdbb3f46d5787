import styled from '@emotion/styled';
import type { LeadDetail, StoredEnvelope } from '#contract/admin.ts';
import { answerLabels, circumstanceKeys, inbox } from '#content/admin/inbox.ts';
import { Facts, Group, Quiet } from '../parts/table.ts';

const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
}));

const circumstances: readonly string[] = circumstanceKeys;

/** What the visitor answered, and where it came from. */
export function Answers({ lead, envelope }: { lead: LeadDetail; envelope: StoredEnvelope }) {
  const entries = Object.entries(envelope.data).filter(([, value]) => textOf(value) !== '');
  const answers = entries.filter(([key]) => !circumstances.includes(key));
  const origin = entries.filter(([key]) => circumstances.includes(key));
  return (
    <Halves>
      <Group>
        <h2>{inbox.detail.answers}</h2>
        {lead.spam === null ? null : <Quiet>{inbox.spam[lead.spam]}</Quiet>}
        <Pairs entries={answers} />
      </Group>
      <Group>
        <h2>{inbox.detail.circumstances}</h2>
        <Pairs entries={[[inbox.detail.receipt, lead.receipt], ...origin]} />
      </Group>
    </Halves>
  );
}

function Pairs({ entries }: { entries: readonly (readonly [string, unknown])[] }) {
  return (
    <Facts>
      {entries.map(([key, value]) => [
        <dt key={key}>{answerLabels[key] ?? key}</dt>,
        <dd key={`${key} value`}>
          <Value name={key} text={textOf(value)} />
        </dd>,
      ])}
    </Facts>
  );
}

function Value({ name, text }: { name: string; text: string }) {
  if (name === 'phone') return <a href={`tel:${text.replace(/[^\d+]/g, '')}`}>{text}</a>;
  if (name === 'email') return <a href={`mailto:${encodeURIComponent(text)}`}>{text}</a>;
  return text;
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
