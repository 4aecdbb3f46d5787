import { createHash } from 'node:crypto';
import { noticeWords } from '#content/admin/notices.ts';
import { areaWords, NOT_SAID, OTHER, serviceWords } from '#content/admin/answer-words.ts';
import { leadForms } from '#content/admin/lead-forms.ts';
import { z } from '#contract/zod.ts';
import { isPlace, listedWorkOf, suburbOf } from '../store/category.ts';
import { storedEnvelope, type SummaryRow } from '../store/lead-rows.ts';
import type { Mail } from './mailer.ts';

const LONGEST = 60;

type Lead = Pick<SummaryRow, 'envelope' | 'form_type' | 'receipt' | 'service' | 'area'>;

/**
 * Form, job and suburb of a lead in one line, without anything its sender typed: it is read on
 * locked screens and over shoulders, where strangers must not be able to place text.
 */
export function leadSummary(row: Omit<Lead, 'receipt'>): string {
  const { data } = storedEnvelope(row.envelope);
  // What the firm has taken off the site is on no list: the lead is counted under its name.
  const job =
    listedWorkOf(data) ??
    (isEntry(row.service) ? serviceWords(row.service) : noticeWords.unlistedJob);
  return noticeWords.summary({
    job: oneLine(job),
    suburb: oneLine(placeOf(suburbOf(data), row.area)),
    form: leadForms[row.form_type].label,
  });
}

function placeOf(suburb: string, area: string): string {
  if (suburb === '' || isPlace(suburb)) return suburb;
  return isEntry(area) ? areaWords(area) : '';
}

const isEntry = (category: string): boolean => category !== OTHER && category !== NOT_SAID;

/** The same as an e-mail subject, with the receipt: two leads may ask for the same work in one suburb. */
export function leadTitle(row: Lead): string {
  return noticeWords.title(leadSummary(row), row.receipt);
}

/** A text without line breaks and control characters, truncated to one line. */
export function oneLine(text: string): string {
  const plain = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  const letters = Array.from(plain);
  return letters.length <= LONGEST ? plain : `${letters.slice(0, LONGEST - 1).join('')}…`;
}

/** A queued notification that is not about a lead. */
const messageSchema = z.object({
  title: z.string(),
  /** The e-mail's subject, if it says more than fits a locked screen. */
  subject: z.optional(z.string()),
  text: z.string(),
  /** Path of the admin page it links to. */
  path: z.string(),
});

export type Message = z.infer<typeof messageSchema>;

/** Parses a queued message; throws if it is invalid. */
export function storedMessage(text: string): Message {
  return messageSchema.parse(JSON.parse(text));
}

/** The e-mail of a message to one recipient; the same topic and recipient get the same id. */
export function messageMail(
  { title, subject = title, text, path }: Message,
  { topic, to, origin }: { topic: string; to: string; origin: string | null },
): Mail {
  return {
    to,
    subject,
    replyTo: null,
    text: `${text}\n\n${noticeWords.alerts.open}\n${origin ?? ''}${path}\n`,
    id: createHash('sha256').update(`${topic}\n${to.toLowerCase()}`).digest('hex').slice(0, 32),
  };
}
