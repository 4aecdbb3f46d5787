import type { LeadSummary } from '#contract/admin/admin.ts';
import { dialled } from '#contract/phone.ts';
import { inbox } from '#content/admin/inbox.ts';

const AUSTRALIAN_MOBILE = /^\+614/;

/** One press that leads to whoever sent a lead. */
export type Way = { readonly words: string; readonly href: string; readonly isElsewhere: boolean };

/** Ways to whoever sent a lead, as far as it tells: call, SMS (mobile numbers only), e-mail, map. */
export function waysTo({ phone, email, address = '' }: LeadSummary): readonly Way[] {
  const { contact } = inbox;
  const number = dialled(phone);
  const isMobile = AUSTRALIAN_MOBILE.test(number);
  return [
    { words: contact.call, href: number && `tel:${number}`, isElsewhere: false },
    { words: contact.sms, href: isMobile ? `sms:${number}` : '', isElsewhere: false },
    {
      words: contact.email,
      href: email && `mailto:${encodeURIComponent(email)}`,
      isElsewhere: false,
    },
    { words: contact.map, href: address && contact.mapHref(address), isElsewhere: true },
  ].filter(({ href }) => href !== '');
}

/** What a link to such a way wants beside its address. */
export function targetOf({ isElsewhere }: Way) {
  return isElsewhere ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {};
}
