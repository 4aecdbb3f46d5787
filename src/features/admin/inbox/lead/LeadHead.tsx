import ArrowBack from '@mui/icons-material/ArrowBack';
import Call from '@mui/icons-material/CallOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import Sms from '@mui/icons-material/SmsOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { MouseEvent, ReactNode } from 'react';
import { RouterLink } from '#components/PageLink.tsx';
import { Stamp } from '#components/text.tsx';
import { inbox } from '#content/admin/inbox.ts';
import type { LeadSummary } from '#contract/admin/leads.ts';
import { sizes, type } from '#theme/tokens.ts';
import { CardText, Group, GroupHeading, Quiet } from '../../shared/elements.tsx';
import { AnswerBy } from '../AnswerBy.tsx';
import { jobIn, stateOf, useAge } from '../lead-words.ts';
import { targetOf, type Way, waysTo } from '../LeadMenu.tsx';

/** The sections of a lead, below each other. */
export const Sections = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
}));

const Top = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: sizes.target,
  marginInline: theme.spacing(-1),
  fontSize: type.small,
}));

const Marks = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1.5),
  margin: theme.spacing(0.5, 0, 0),
  fontSize: type.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
}));

const Ways = styled('div')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1),
  maxWidth: '30rem',
  marginTop: theme.spacing(1.5),
  '& > a': { paddingInline: theme.spacing(1), minWidth: 0 },
  // The screen's own colour of links is for text.
  '&&& > .MuiButton-contained': { color: theme.vars.palette.brand.onOxide },
}));

const icons: Readonly<Record<Way['kind'], typeof Call>> = {
  call: Call,
  sms: Sms,
  email: Mail,
  map: Place,
};

/** Who it is, what and how urgent, and the ways to the visitor: all that a call needs. */
export function LeadHead({
  lead,
  back,
  more,
  component = 'h1',
}: {
  lead: LeadSummary;
  /** The way to the list, where that is not beside the lead. */
  back?: ReactNode;
  more?: ReactNode;
  component?: 'h1' | 'h2';
}) {
  const age = useAge(lead.receivedAt);
  return (
    <header>
      {back === undefined && more === undefined ? null : (
        <Top>
          {back ?? <span />}
          {more}
        </Top>
      )}
      <Typography variant="h3" component={component} sx={{ overflowWrap: 'anywhere' }}>
        {lead.name || inbox.nameless}
      </Typography>
      <Quiet>{[jobIn(lead), age].filter(Boolean).join(' · ')}</Quiet>
      <Marks>
        <Stamp>{stateOf(lead)}</Stamp>
        {lead.urgency ? <strong>{lead.urgency}</strong> : null}
        <AnswerBy lead={lead} />
      </Marks>
      <WaysTo lead={lead} />
    </header>
  );
}

/** Contact buttons, each as wide as the others: the first is the one pressed most. */
function WaysTo({ lead }: { lead: LeadSummary }) {
  const ways = waysTo(lead);
  if (ways.length === 0) return null;
  return (
    <Ways role="group" aria-label={inbox.contact.group(lead.name || inbox.nameless)}>
      {ways.map((way, at) => {
        const Icon = icons[way.kind];
        return (
          <Button
            key={way.kind}
            href={way.href}
            variant={at === 0 ? 'contained' : 'outlined'}
            startIcon={<Icon />}
            {...targetOf(way)}
          >
            {way.words}
          </Button>
        );
      })}
    </Ways>
  );
}

/** Back to the list. */
export function BackToList({ to, onPress }: { to: string; onPress?: (event: MouseEvent) => void }) {
  return (
    <Button
      component={RouterLink}
      to={to}
      variant="text"
      startIcon={<ArrowBack />}
      {...(onPress ? { onClick: onPress } : {})}
    >
      {inbox.detail.back}
    </Button>
  );
}

const Words = styled(CardText)({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** What the visitor wrote. */
export function Message({ lead: { message } }: { lead: Pick<LeadSummary, 'message'> }) {
  return (
    <Group>
      <GroupHeading>{inbox.detail.message}</GroupHeading>
      {message === '' ? (
        <Quiet>{inbox.detail.noMessage}</Quiet>
      ) : (
        <Words variant="body1">{message}</Words>
      )}
    </Group>
  );
}
