import type { createInbox } from '../store/inbox.ts';
import { storedEnvelope } from '../store/lead-rows.ts';
import { confirmationMail } from './confirmation-mail.ts';
import type { ConfirmationRules } from './confirmation-rules.ts';
import type { Mailer } from './mailer.ts';
import type { Channel } from './notifier.ts';

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
      if (lead === null) return { kind: 'refused', failure: 'lead_gone' };
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
