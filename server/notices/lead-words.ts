import { noticeWords } from '#content/admin/notices.ts';
import { formCatalogue } from '#content/forms/form-catalogue.ts';
import { isPlace } from '../store/category.ts';
import { listedWorkOf } from '../store/requested-work.ts';
import { storedEnvelope, type SummaryRow } from '../store/lead-rows.ts';
import { suburbOf } from '../store/suburb.ts';

const LONGEST = 60;

type Lead = Pick<SummaryRow, 'envelope' | 'form_type'>;

/**
 * Form, job and suburb of a lead in one line, without anything its sender typed: it is read on
 * locked screens and over shoulders, where strangers must not be able to place text.
 */
export function leadSummary(row: Lead): string {
  const { data } = storedEnvelope(row.envelope);
  const suburb = suburbOf(data);
  return noticeWords.summary({
    job: oneLine(listedWorkOf(data) ?? noticeWords.unlistedJob),
    suburb: isPlace(suburb) ? oneLine(suburb) : '',
    form: formCatalogue[row.form_type].label,
  });
}

/** The same as an e-mail subject. */
export function leadTitle(row: Lead): string {
  return noticeWords.title(leadSummary(row));
}

/** Path of a lead in the admin. */
export function leadPath(id: string): string {
  return `/admin/leads?lead=${encodeURIComponent(id)}`;
}

/** A text without line breaks and control characters, truncated to one line. */
export function oneLine(text: string): string {
  const plain = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  const letters = Array.from(plain);
  return letters.length <= LONGEST ? plain : `${letters.slice(0, LONGEST - 1).join('')}…`;
}
