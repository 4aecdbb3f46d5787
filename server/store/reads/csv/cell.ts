// What a spreadsheet takes for the start of a formula (OWASP, CSV injection), including full-width
// forms.
const FORMULA = '=+-@＝＋－＠';
// In locales where semicolons separate lists, the quotes around a cell have no effect: these
// characters start another cell, possibly followed by blanks and quotes.
const SEPARATORS = ';|\t\r\n';
// Characters that spreadsheets skip before a formula: blanks, quotes and invisible ones.
const SKIPPED = /[ "'\u00a0\p{Cc}\p{Cf}]/u;

/**
 * One cell of a CSV file (RFC 4180), quoted if needed. Anything a spreadsheet would run as a
 * formula, at its start or after a separator within, gets an apostrophe in front.
 */
export function csvCell(value: string): string {
  const safe = withoutFormulas(value);
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function withoutFormulas(value: string): string {
  if (!/[=+\-@＝＋－＠\t\r\n]/u.test(value)) return value;
  let safe = '';
  let begins = true;
  for (const character of value) {
    if (begins && FORMULA.includes(character)) safe += "'";
    safe += character;
    begins = SEPARATORS.includes(character) || (begins && SKIPPED.test(character));
  }
  // A leading blank would be stripped, and the rest run as a formula.
  return /^[\t\r\n]/.test(safe) ? `'${safe}` : safe;
}

/** One line of a CSV file, including its line break. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}
