import { noticeWords } from '#content/admin/notices.ts';
import { formCatalogue } from '#content/forms/form-catalogue.ts';
import { isPlace } from '../store/category.ts';
import { listedJobOf } from '../store/job.ts';
import { storedEnvelope, type SummaryRow } from '../store/lead-rows.ts';
import { suburbOf } from '../store/suburb.ts';

const LONGEST = 60;

type Lead = Pick<SummaryRow, 'envelope' | 'form_type'>;

/**
 * Form, job and suburb of a lead in one line, without a word of who sent it: it is read over shoulders
 * and on locked screens, where nobody should be able to write what they like.
 */
export function leadSummary(row: Lead): string {
  const { data } = storedEnvelope(row.envelope);
  const suburb = suburbOf(data);
  return noticeWords.summary({
    job: oneLine(listedJobOf(data) ?? noticeWords.unlistedJob),
    suburb: isPlace(suburb) ? oneLine(suburb) : '',
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
