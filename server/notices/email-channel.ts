import type { createInbox } from '../store/inbox.ts';
import { leadMail } from './lead-mail.ts';
import { messageMail, storedMessage } from './message.ts';
import type { Mail, Mailer } from './mailer.ts';
import type { Channel } from './notifier.ts';
import type { NoticeRules } from './settings.ts';

type Services = {
  mailer: Mailer;
  inbox: Pick<ReturnType<typeof createInbox>, 'find'>;
  rules: NoticeRules;
  /** The site's public origin; null if it is not configured. */
  origin: string | null;
};

/** Sends notifications by e-mail, with the lead as it is at the time of sending. */
export function emailChannel({ mailer, inbox, rules, origin }: Services): Channel {
  return {
    name: 'email',
    async deliver({ lead_id: leadId, message, topic, recipient }) {
      const mail = await mailOf();
      if (mail === null) return { kind: 'refused', failure: 'lead_gone' };
      const { recipients } = await rules.settings();
      if (!recipients.some(({ email }) => email === recipient)) {
        return { kind: 'refused', failure: 'recipient_removed' };
      }
      const outcome = await mailer.send(mail);
      return outcome.kind === 'sent' ? outcome : { kind: outcome.kind, failure: outcome.code };

      async function mailOf(): Promise<Mail | null> {
        if (message !== null) {
          return messageMail(storedMessage(message), { topic, to: recipient, origin });
        }
        const lead = leadId === null ? null : await inbox.find(leadId);
        return lead === null ? null : leadMail(lead, recipient, origin);
      }
    },
  };
}
