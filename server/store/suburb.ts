import { answerWords } from '#content/admin/answer-words.ts';

const STATE_OR_POSTCODE = /\b(?:NSW|ACT|VIC|QLD|SA|WA|TAS|NT|Australia|New South Wales|\d{4})\b/gi;
const HAS_NUMBER = /\d/;

/**
 * Location of the job, no more precise than the suburb: the chosen area, else the last part of the
 * address after a comma that is not a street. Empty if unknown.
 */
export function suburbOf(data: Readonly<Record<string, unknown>>): string {
  const { location, address } = data;
  if (typeof location === 'string' && location !== '') return answerWords('location', location);
  if (typeof address !== 'string') return '';
  const [, ...parts] = address.split(',');
  const named = parts
    .map((part) => part.replace(STATE_OR_POSTCODE, '').replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '' && !HAS_NUMBER.test(part));
  return named.at(-1) ?? '';
}
