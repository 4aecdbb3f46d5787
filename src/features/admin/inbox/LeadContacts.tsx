import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { LeadSummary } from '#contract/admin/admin.ts';
import { inbox } from '#content/admin/inbox.ts';
import { targetOf, waysTo } from './ways-to.ts';

const Links = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '& > a': { paddingInline: theme.spacing(1.5) },
  // The first word stands under the row's.
  [theme.breakpoints.down('md')]: { marginInlineStart: theme.spacing(-1.5) },
}));

/** Ways to whoever sent a lead, each one press, and a menu of what else can be done with it. */
export function LeadContacts({ lead, menu }: { lead: LeadSummary; menu?: ReactNode }) {
  const { contact, nameless } = inbox;
  return (
    <Links role="group" aria-label={contact.group(lead.name || nameless)}>
      {waysTo(lead).map((way) => (
        <Button key={way.words} href={way.href} variant="text" {...targetOf(way)}>
          {way.words}
        </Button>
      ))}
      {menu}
    </Links>
  );
}
