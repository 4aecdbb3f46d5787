import { fromBase64url, toBase64url } from './bytes.ts';
import type { Capsule } from './capsule.ts';
import { CapsuleError } from './problem.ts';

const BEGIN = '[request:';
const END = ']';
/** Mail programs break lines at 76. */
const LINE = 64;

/** A longer message is searched only so far: no capsule ends beyond. */
const MOST_SEARCHED = 256 * 1024;
/** Capsules of one message that are read: a digest of several, not a flood. */
const MOST_CAPSULES = 20;
/** Characters of a block: a request of the largest size. */
const MOST_BLOCK = 96 * 1024;

/** A capsule as a block of text. */
export function blockOf(capsule: Capsule): string {
  const text = `${BEGIN}${toBase64url(capsule)}${END}`;
  return (text.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []).join('\n');
}

/** Whether a message has, or had, a block: it may be cut off or changed. */
export function mayHoldCapsule(message: string): boolean {
  return message.includes(BEGIN);
}

/** What a message says before its block. */
export function readablePart(message: string): string {
  const start = message.indexOf(BEGIN);
  return start === -1 ? message : message.slice(0, start);
}

/**
 * The capsules in a message, each once, however mail has wrapped, quoted or forwarded it. Throws a
 * CapsuleError if there is none, or none is whole.
 */
export function capsulesIn(message: string): readonly Capsule[] {
  const text = plainText(message.slice(0, MOST_SEARCHED));
  const found = new Map<string, Capsule>();
  let problem: 'none' | 'cut_off' | 'damaged' = 'none';
  for (const piece of text.split(BEGIN).slice(1)) {
    const end = piece.indexOf(END);
    if (end === -1 || end > MOST_BLOCK) {
      problem = 'cut_off';
      continue;
    }
    const code = piece.slice(0, end);
    const capsule = fromBase64url(code);
    if (capsule === null || capsule.length < 3) problem = 'damaged';
    else if (found.size < MOST_CAPSULES) found.set(code, capsule);
  }
  if (found.size === 0) throw new CapsuleError(problem);
  return [...found.values()];
}

const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  gt: '>',
  lt: '<',
  amp: '&',
  shy: '',
  zwnj: '',
  lsqb: '[',
  lbrack: '[',
  rsqb: ']',
  rbrack: ']',
  colon: ':',
  lowbar: '_',
  hyphen: '-',
  dash: '-',
};

/** Without what mail adds: tags, entities, soft line ends, quote marks and blanks. */
function plainText(message: string): string {
  return message
    .replace(/<\/?[a-z][^<>]{0,500}>/gi, '')
    .replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{1,8}));?/gi, decodedEntity)
    .replace(/=\r?\n/g, '')
    .replace(/[\u2010\u2011\u2012\u2013]/g, '-')
    .replace(/\u2014/g, '--')
    .replace(/[\s>|*\u200b-\u200f\u2060\ufeff\u00ad]/gu, '');
}

function decodedEntity(
  whole: string,
  decimal: string | undefined,
  hexadecimal: string | undefined,
  name: string | undefined,
): string {
  if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return String.fromCodePoint(code);
}
