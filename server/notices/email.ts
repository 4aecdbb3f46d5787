import { createHash } from 'node:crypto';
import { answerWords } from '#content/admin/answer-words.ts';
import { answerLabels } from '#content/admin/inbox.ts';
import { noticeWords } from '#content/admin/notices.ts';
import { leadForms } from '#content/admin/lead-forms.ts';
import { isAsciiMailAddress } from '#contract/admin/notices.ts';
import { businessMoment } from '../business-time.ts';
import type { createInbox } from '../store/inbox.ts';
import { storedEnvelope, type SummaryRow } from '../store/lead-rows.ts';
import type { Mail, Mailer } from './mailer.ts';
import { leadScreen } from '#contract/paths.ts';
import { leadTitle, messageMail, oneLine, storedMessage } from './message.ts';
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
      if (!(await rules.isRecipient(recipient))) {
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

/** Fields for programs rather than people. */
const LEFT_OUT = ['phoneE164', 'formName', 'userAgent', 'submissionType'];

/** The e-mail about a lead to one recipient; the same lead and recipient get the same id. */
export function leadMail(row: SummaryRow, to: string, origin: string | null): Mail {
  const { data } = storedEnvelope(row.envelope);
  const email = data['email'];
  const canReply = typeof email === 'string' && isAsciiMailAddress(email);
  return {
    to,
    subject: leadTitle(row),
    replyTo: canReply ? { name: nameOf(data), address: email.trim() } : null,
    text: textOf(row, data, origin, canReply),
    id: createHash('sha256').update(`${row.id}\n${to.toLowerCase()}`).digest('hex').slice(0, 32),
  };
}

type Data = Readonly<Record<string, unknown>>;

function nameOf(data: Data): string {
  const whole = data['name'] ?? [data['firstName'], data['lastName']].filter(Boolean).join(' ');
  return typeof whole === 'string' ? oneLine(whole) : '';
}

function textOf(row: SummaryRow, data: Data, origin: string | null, canReply: boolean): string {
  const words = noticeWords.mail;
  const answers = Object.entries(data)
    .filter(([field]) => !LEFT_OUT.includes(field))
    .map(([field, value]) => [answerLabels[field] ?? field, answerWords(field, value)] as const)
    .filter(([, text]) => text !== '');
  const facts = [
    [words.form, leadForms[row.form_type].label],
    [words.receipt, row.receipt],
    [words.arrived, businessMoment(row.updated_at)],
  ] as const;
  const link = `${words.open}\n${origin ?? ''}${leadScreen(row.id)}`;
  const parts = [linesOf(answers), link, ...(canReply ? [words.reply] : []), linesOf(facts)];
  return `${parts.join('\n\n')}\n`;
}

// Continuation lines are indented, so that no answer can imitate another.
function linesOf(pairs: readonly (readonly [string, string])[]): string {
  return pairs.map(([name, text]) => `${name}: ${text.replaceAll(/\r?\n/g, '\n  ')}`).join('\n');
}
