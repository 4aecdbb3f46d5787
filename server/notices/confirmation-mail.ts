import { createHash } from 'node:crypto';
import { business } from '#content/business.ts';
import { confirmationValues } from '#content/admin/confirmations.ts';
import { fillIn, paragraphsOf, type ConfirmationTemplate } from '#contract/admin/confirmations.ts';
import type { FormType } from '#contract/form-types.ts';
import { businessMoment } from '../business-time.ts';
import type { Mail } from './mailer.ts';

/** The lead to confirm. */
type Confirmed = {
  id: string;
  formType: FormType;
  /** Read only for choices from lists; never repeated. */
  answers: Readonly<Record<string, unknown>>;
  receipt: string;
  receivedAt: string;
};

/** The e-mail that confirms a lead to its visitor; the same lead and address get the same id. */
export function confirmationMail(
  template: Pick<ConfirmationTemplate, 'subject' | 'text'>,
  lead: Confirmed,
  to: string,
): Mail {
  const values = confirmationValues({
    formType: lead.formType,
    answers: lead.answers,
    receipt: lead.receipt,
    receivedAt: new Date(lead.receivedAt),
    received: businessMoment(lead.receivedAt),
  });
  const subject = fillIn(template.subject, values);
  const paragraphs = paragraphsOf(fillIn(template.text, values));
  return {
    to,
    subject,
    replyTo: { name: business.name, address: business.email.display },
    text: `${paragraphs.join('\n\n')}\n`,
    html: htmlOf(subject, paragraphs),
    id: createHash('sha256').update(`confirmation\n${lead.id}\n${to}`).digest('hex').slice(0, 32),
  };
}

function htmlOf(subject: string, paragraphs: readonly string[]): string {
  const body = paragraphs.map((one) => `<p>${escaped(one).replaceAll('\n', '<br>')}</p>`);
  return [
    '<!doctype html>',
    `<html lang="en-AU"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    '<body style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:36em">',
    ...body,
    '</body></html>',
    '',
  ].join('\n');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
