import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { answerWords } from '#content/admin/answer-words.ts';
import { answerLabels, inbox, pageContextKeys } from '#content/admin/inbox.ts';
import type { LeadSummary, StoredEnvelope } from '#contract/admin/leads.ts';
import { dialled } from '#contract/phone.ts';
import { sizes } from '#theme/tokens.ts';
import { Facts, Group, GroupHeading, Quiet } from '../shared/elements.tsx';

const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
}));

/** The visitor's answers, and the page they came from. */
export function Answers({ lead, envelope }: { lead: LeadSummary; envelope: StoredEnvelope }) {
  const entries = Object.entries(envelope.data).filter(
    ([, value]) => answerWords('', value) !== '',
  );
  const answers = entries.filter(([key]) => !pageContextKeys.includes(key));
  const origin = entries.filter(([key]) => pageContextKeys.includes(key));
  return (
    <Halves>
      <Group>
        <GroupHeading>{inbox.detail.answers}</GroupHeading>
        {lead.spam === null ? null : (
          <Quiet>
            {lead.heldBackFor.length > 0
              ? inbox.heldBack.because(lead.heldBackFor)
              : inbox.spam[lead.spam]}
          </Quiet>
        )}
        <Pairs entries={answers} />
      </Group>
      <Group>
        <GroupHeading>{inbox.detail.pageContext}</GroupHeading>
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

export const Sheet = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(3),
  padding: theme.spacing(3, 2),
  backgroundColor: theme.vars.palette.brand.sandstoneWash,
  borderInlineStart: `${sizes.focus} solid ${theme.vars.palette.brand.harbour}`,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(3) },
}));
