import type { Envelope } from '#contract/envelope.ts';
import { choicesOf, type Choices } from '#contract/choices.ts';
import { z } from '#contract/zod.ts';

const saying = z.looseObject({ formType: z.string(), data: z.record(z.string(), z.unknown()) });

/**
 * What the visitor said, as text to compare: form type and data. Revision and time of sending are
 * left out; the same words sent again are a repeat.
 */
export function contentOf({ formType, data }: Pick<Envelope, 'formType' | 'data'>): string {
  return JSON.stringify([formType, data]);
}

/** The same of an envelope as it lies in the outbox; null when it can't be read. */
export function contentOfText(envelope: string): string | null {
  try {
    const { formType, data } = saying.parse(JSON.parse(envelope));
    return JSON.stringify([formType, data]);
  } catch {
    return null;
  }
}

/** What was picked from lists in an envelope as it lies in the outbox; nothing of one that can't be read. */
export function choicesOfText(envelope: string): Choices {
  try {
    return choicesOf(saying.parse(JSON.parse(envelope)).data);
  } catch {
    return {};
  }
}

/** An envelope as it lies in the outbox, under another revision. */
export function withRevision(envelope: string, revision: number): string {
  return JSON.stringify({ ...saying.parse(JSON.parse(envelope)), revision });
}

/**
 * Tells contents apart once they are erased: 53 bits from which nothing can be read back. A chance
 * of one in 10^16 that two contents look alike; no protection against intent (cyrb53, public domain).
 */
export function fingerprint(content: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < content.length; at += 1) {
    const code = content.charCodeAt(at);
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return (0x100000000 * (0x1fffff & low) + (high >>> 0)).toString(36);
}
