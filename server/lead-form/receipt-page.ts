import { choicesOf } from '#contract/choices.ts';
import { deliveredWords, receiptFacts, thankYou } from '#content/thank-you.ts';
import { businessMoment } from '../business-time.ts';
import type { SummaryRow } from '../store/lead-rows.ts';
import { storedEnvelope } from '../store/lead-rows.ts';
import {
  append,
  attributeOf,
  elementsIn,
  htmlOf,
  parseHtml,
  removeElement,
  setText,
} from './html.ts';

/** Id of the element, within noscript, that says how a request stands. */
const STANDING_ID = thankYou.noScript.standingId;

/**
 * The confirmation page with the receipt of a lead, for browsers without script; as it is when it
 * has no place for one. Scripts look into the phone's own list and ignore it.
 */
export function receiptPage(page: string, lead: SummaryRow): string {
  const document = parseHtml(page);
  const elements = elementsIn(document);
  const standing = elements.find((element) => attributeOf(element, 'id') === STANDING_ID);
  if (standing === undefined) return page;
  const { data } = storedEnvelope(lead.envelope);
  const sent = {
    formType: lead.form_type,
    answers: choicesOf(data),
    arrival: new Date(lead.received_at),
  };
  const { title, text } = deliveredWords(sent);
  const facts = receiptFacts(sent, (moment) => businessMoment(moment.toISOString()));
  const [heading, words] = elementsIn(standing);
  if (heading === undefined || words === undefined) return page;
  setText(heading, title);
  setText(words, text);
  const list = append(standing, 'dl', {}, '');
  for (const { label, text: fact } of [{ label: thankYou.receipt, text: lead.receipt }, ...facts]) {
    append(list, 'dt', {}, label);
    append(list, 'dd', {}, fact);
  }
  // It has arrived: nothing waits on the phone any more.
  const saved = elements.find(
    (element) => attributeOf(element, 'id') === thankYou.noScript.savedId,
  );
  if (saved !== undefined) removeElement(saved);
  return htmlOf(document);
}
