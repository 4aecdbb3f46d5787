import { choicesOf } from '#contract/envelope.ts';
import { deliveredWords, receiptFacts, thankYou } from '#content/thank-you.ts';
import { businessMoment } from '../business-time.ts';
import { storedEnvelope, type SummaryRow } from '../store/lead-rows.ts';
import {
  append,
  attributeOf,
  elementsIn,
  htmlOf,
  parseHtml,
  removeElement,
  setText,
  type Element,
} from './html.ts';

/**
 * The confirmation page with the receipt of a lead, for browsers without script; as it is when it
 * has no place for one. Scripts look into the phone's own list and ignore it.
 */
export function receiptPage(page: string, lead: SummaryRow): string {
  const document = parseHtml(page);
  const places = elementsIn(document).filter((element) =>
    attributeOf(element, 'class')?.split(' ').includes('standing'),
  );
  for (const place of places) {
    if (attributeOf(place, 'id') === 'standing') fillIn(place, lead);
    // It has arrived: nothing waits on the phone any more.
    else removeElement(place);
  }
  return htmlOf(document);
}

function fillIn(place: Element, lead: SummaryRow): void {
  const { data } = storedEnvelope(lead.envelope);
  // A lead entered by hand was not sent from a page.
  if (lead.form_type === 'by_hand') return;
  const sent = {
    formType: lead.form_type,
    answers: choicesOf(data),
    arrival: new Date(lead.received_at),
  };
  const words = deliveredWords(sent);
  const facts = receiptFacts(sent, (moment) => businessMoment(moment.toISOString()));
  for (const element of elementsIn(place)) {
    if (element.tagName === 'h2') setText(element, words.title);
    if (element.tagName === 'p') setText(element, words.text);
    if (element.tagName !== 'dl') continue;
    for (const { label, text } of [{ label: thankYou.receipt, text: lead.receipt }, ...facts]) {
      append(element, 'dt', {}, label);
      append(element, 'dd', {}, text);
    }
  }
}
