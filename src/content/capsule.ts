import { business } from './business.ts';
import { requestAsText, type RequestSummary } from './requests.ts';

/** Characters of a message with a capsule: beyond it, SMS and `mailto:` links get cut off. */
export const CAPSULE_TEXT_MAX = 1600;

/** Words around a request that leaves the phone as a message. */
export const capsuleWords = {
  sealed: `The block below is the same request in full, encrypted so that only ${business.name} can read it. Please leave it as it is.`,
  open: `The block below is the same request in full, for our computer. It is not encrypted: whoever gets this message can read it. Please leave it as it is.`,
  /** The end of a message that is complete in the block only. */
  more: '…',
  /** Before a message that may be too long for SMS and links. */
  tooLong: 'This request is too long for one text message. Send it by e-mail or show its QR codes.',
} as const;

/** A request as a message: what a person reads, then its block. */
export type CapsuleText = {
  readonly text: string;
  /** Whether it is longer than every phone can be relied on to pass on. */
  readonly isTooLong: boolean;
};

/** Writes the message; the visitor's own words are shortened if the block leaves no room for all. */
export function capsuleText(
  request: RequestSummary,
  id: string,
  { block, isSealed }: { readonly block: string; readonly isSealed: boolean },
): CapsuleText {
  const write = (message: string) =>
    [
      requestAsText({ ...request, message }, id),
      '',
      isSealed ? capsuleWords.sealed : capsuleWords.open,
      block,
    ].join('\n');
  const room = CAPSULE_TEXT_MAX - write('').length - '\n'.length;
  const text = write(shortened(request.message, room));
  return { text, isTooLong: text.length > CAPSULE_TEXT_MAX };
}

function shortened(message: string, room: number): string {
  if (message.length <= room) return message;
  const kept = Math.max(0, room - capsuleWords.more.length);
  // Not in the middle of a character of two units.
  const cut = message.slice(0, kept).replace(/[\ud800-\udbff]$/u, '');
  return kept === 0 ? '' : `${cut.trimEnd()}${capsuleWords.more}`;
}
