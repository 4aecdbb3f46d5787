import { problems } from '#contract/content/lines.ts';
import type { TextField } from './fields.ts';

const DIGITS = /^\d+$/;
const DECIMAL = /^\d+(?:\.\d)?$/;

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
  return null;
}
