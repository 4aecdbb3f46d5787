import { answerWords } from '#content/admin/answer-words.ts';
import { noticeWords } from '#content/admin/notices.ts';
import { formCatalogue } from '#content/forms/form-catalogue.ts';
import { storedEnvelope, type SummaryRow } from '../store/lead-rows.ts';
import { suburbOf } from './suburb.ts';

const LONGEST = 60;
/** Fields that say what the job is, the first that is filled in. */
const JOB_FIELDS = ['service', 'serviceType', 'assessmentTypes', 'topic'];

type Lead = Pick<SummaryRow, 'envelope' | 'form_type'>;

/** Form, job and suburb of a lead in one line, without a word of who sent it. */
export function leadSummary(row: Lead): string {
  const { data } = storedEnvelope(row.envelope);
  const job = JOB_FIELDS.map((field) => answerWords(field, data[field])).find((words) => words);
  return noticeWords.summary({
    job: oneLine(job ?? ''),
    suburb: oneLine(suburbOf(data)),
    form: formCatalogue[row.form_type].label,
  });
}

/** The same as the subject of an e-mail. */
export function leadTitle(row: Lead): string {
  return noticeWords.title(leadSummary(row));
}

/** Where a lead is shown, from the site's root. */
export function leadPath(id: string): string {
  return `/admin/leads?lead=${encodeURIComponent(id)}`;
}

/** A text without line breaks and other characters that steer, no longer than a line holds. */
export function oneLine(text: string): string {
  const plain = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  const letters = Array.from(plain);
  return letters.length <= LONGEST ? plain : `${letters.slice(0, LONGEST - 1).join('')}…`;
}
