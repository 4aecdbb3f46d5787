import { type Choices, choicesOf, type Envelope } from '#contract/envelope.ts';
import { z } from '#contract/zod.ts';

const saying = z.looseObject({ formType: z.string(), data: z.record(z.string(), z.unknown()) });

/**
 * The visitor's answers as text to compare: form type and data, without revision and time of
 * sending, so that the same answers sent again count as a repeat.
 */
export function contentOf({ formType, data }: Pick<Envelope, 'formType' | 'data'>): string {
  return JSON.stringify([formType, data]);
}

/** The same for an envelope stored in the outbox; null when it can't be read. */
export function contentOfText(envelope: string): string | null {
  try {
    const { formType, data } = saying.parse(JSON.parse(envelope));
    return JSON.stringify([formType, data]);
  } catch {
    return null;
  }
}

/** The options selected in a stored envelope; empty when it can't be read. */
export function choicesOfText(envelope: string): Choices {
  try {
    return choicesOf(saying.parse(JSON.parse(envelope)).data);
  } catch {
    return {};
  }
}

/** A stored envelope with another revision. */
export function withRevision(envelope: string, revision: number): string {
  return JSON.stringify({ ...saying.parse(JSON.parse(envelope)), revision });
}

/**
 * Hash to tell contents apart once they are erased: 53 bits that cannot be reversed. The chance
 * that two contents collide is one in 10^16; it gives no protection against intent (cyrb53, public
 * domain).
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
