import { problems } from '#contract/content/lines.ts';
import type { TextField } from './fields.ts';

const DIGITS = /^\d+$/;
const DECIMAL = /^\d+(?:\.\d)?$/;

const RANGE = /^\D*(\d[\d,]*)\s*[-\u2013]\s*\$?(\d[\d,]*)/;

/** Whether the first number of a range is larger than the second. */
function isTurnedRound(text: string): boolean {
  const [, from = '', until = ''] = RANGE.exec(text) ?? [];
  const [least, most] = [from, until].map((number) => Number(number.replaceAll(',', '')));
  return least !== undefined && most !== undefined && least > most;
}

/** Why a text cannot be published at its place; null if it can. */
export function textProblem(field: TextField, text: string): string | null {
  if (text.length > field.max) return problems.long(field.max);
  if (field.key.endsWith('.display')) {
    return /^\d[\d ]+$/.test(text) ? null : 'Please write digits and spaces only.';
  }
  if (DIGITS.test(field.text) && !DIGITS.test(text)) return 'Please write digits only.';
  if (DECIMAL.test(field.text) && !DECIMAL.test(text)) {
    return 'Please write a number with one decimal at most.';
  }
  if (field.least !== undefined && Number(text) < field.least) return `At least ${field.least}.`;
  if (field.most !== undefined && Number(text) > field.most) return `At most ${field.most}.`;
  if (RANGE.test(field.text) && isTurnedRound(text)) {
    return 'Please begin with the smaller number.';
  }
  return null;
}
