import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { LeadSummary } from '#contract/office/admin.ts';
import { toE164 } from '#contract/phone.ts';
import { inbox } from '#content/admin/inbox.ts';

const AUSTRALIAN_MOBILE = /^\+614/;

const Links = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // The first word stands under the row's.
  [theme.breakpoints.down('md')]: { marginInlineStart: theme.spacing(-1.5) },
  '& > a': { paddingInline: theme.spacing(1.5) },
}));

/** Ways to whoever sent a lead, each one press: call, SMS (mobile numbers only), e-mail, map. */
export function LeadContacts({ lead }: { lead: LeadSummary }) {
  const { contact, nameless } = inbox;
  const { name, phone, email, address = '' } = lead;
  const number = toE164(phone) ?? phone.replace(/[^\d+]/g, '');
  const ways = [
    { words: contact.call, href: number && `tel:${number}` },
    { words: contact.sms, href: AUSTRALIAN_MOBILE.test(number) && `sms:${number}` },
    { words: contact.email, href: email && `mailto:${encodeURIComponent(email)}` },
    { words: contact.map, href: address && contact.mapHref(address), isElsewhere: true },
  ];
  return (
    <Links role="group" aria-label={contact.group(name || nameless)}>
      {ways.map(({ words, href, isElsewhere }) =>
        href ? (
          <Button
            key={words}
            href={href}
            variant="text"
            {...(isElsewhere ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
          >
            {words}
          </Button>
        ) : null,
      )}
    </Links>
  );
}
