import { createHash } from 'node:crypto';
import { confirmationValues } from '#content/admin/confirmations.ts';
import { business } from '#content/business.ts';
import { type ConfirmationTemplate, fillIn, paragraphsOf } from '#contract/admin/confirmations.ts';
import { isAsciiMailAddress } from '#contract/admin/notices.ts';
import type { Envelope } from '#contract/envelope.ts';
import type { FormType } from '#contract/form-types.ts';
import { businessMoment } from '../business-time.ts';
import type { createInbox } from '../store/inbox.ts';
import { storedEnvelope } from '../store/lead-rows.ts';
import type { SettingStore } from '../store/settings.ts';
import { createConfirmationSettings } from './confirmation-settings.ts';
import { templateIn } from './confirmation-texts.ts';
import type { Mail, Mailer } from './mailer.ts';
import type { Channel } from './notifier.ts';

export type ConfirmationRules = ReturnType<typeof createConfirmationRules>;

/** Which confirmations are sent, and to whom: none until the owner enables them. */
export function createConfirmationRules(store: SettingStore, canMail: boolean) {
  const { isOn, texts } = createConfirmationSettings(store);

  const templateOf = async (formType: FormType): Promise<ConfirmationTemplate> =>
    templateIn(await texts(), formType);

  /** The current template of a form; null if none is sent. */
  async function inUse(formType: FormType): Promise<ConfirmationTemplate | null> {
    if (!canMail || !(await isOn())) return null;
    const template = await templateOf(formType);
    return template.on ? template : null;
  }

  return {
    isOn,
    texts,
    templateOf,
    inUse,
    /** Recipient of a lead's confirmation; null for none. */
    async addressFor({ formType, data }: Envelope): Promise<string | null> {
      const email = data.email.trim();
      if (!isAsciiMailAddress(email)) return null;
      return (await inUse(formType)) === null ? null : email;
    },
  };
}

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

type Services = {
  mailer: Mailer;
  inbox: Pick<ReturnType<typeof createInbox>, 'find'>;
  confirmations: Pick<ConfirmationRules, 'inUse'>;
};

/** Sends confirmations to visitors, with the template current at the time of sending. */
export function confirmationChannel({ mailer, inbox, confirmations }: Services): Channel {
  return {
    name: 'confirmation',
    atAnyHour: true,
    async deliver({ lead_id: leadId, recipient }) {
      const lead = leadId === null ? null : await inbox.find(leadId);
      // A lead entered by hand has no sender to confirm to.
      if (lead === null || lead.form_type === 'by_hand')
        return { kind: 'refused', failure: 'lead_gone' };
      const template = await confirmations.inUse(lead.form_type);
      if (template === null) return { kind: 'refused', failure: 'switched_off' };
      const confirmed = {
        id: lead.id,
        formType: lead.form_type,
        answers: storedEnvelope(lead.envelope).data,
        receipt: lead.receipt,
        receivedAt: lead.received_at,
      };
      const outcome = await mailer.send(confirmationMail(template, confirmed, recipient));
      return outcome.kind === 'sent' ? outcome : { kind: outcome.kind, failure: outcome.code };
    },
  };
}
