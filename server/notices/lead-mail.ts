import { createHash } from 'node:crypto';
import { answerLabels } from '#content/admin/inbox.ts';
import { answerWords } from '#content/admin/answer-words.ts';
import { noticeWords } from '#content/admin/notices.ts';
import { formCatalogue } from '#content/forms/form-catalogue.ts';
import { isAsciiMailAddress } from '#contract/admin/notices.ts';
import { storedEnvelope, type SummaryRow } from '../store/lead-rows.ts';
import { businessMoment } from '../business-time.ts';
import { leadPath, leadTitle, oneLine } from './lead-words.ts';
import type { Mail } from './mailer.ts';

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
    [words.form, formCatalogue[row.form_type].label],
    [words.receipt, row.receipt],
    [words.arrived, businessMoment(row.updated_at)],
  ] as const;
  const link = `${words.open}\n${origin ?? ''}${leadPath(row.id)}`;
  const parts = [linesOf(answers), link, ...(canReply ? [words.reply] : []), linesOf(facts)];
  return `${parts.join('\n\n')}\n`;
}

// Continuation lines are indented, so that no answer can imitate another.
function linesOf(pairs: readonly (readonly [string, string])[]): string {
  return pairs.map(([name, text]) => `${name}: ${text.replaceAll(/\r?\n/g, '\n  ')}`).join('\n');
}
