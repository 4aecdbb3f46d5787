import { randomInt } from 'node:crypto';

// Crockford's base 32: no letter that is mistaken for a digit on the phone.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new receipt number such as `7K3M-92QD-X4TB`: 60 random bits. */
export function newReceiptNumber(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return [group(), group(), group()].join('-');
}
