// What a spreadsheet takes for the start of a formula (OWASP, CSV injection), full-width forms included.
const FORMULA = '=+-@＝＋－＠';
// Where the computer's language separates lists by semicolons, the quotes around a cell count for
// nothing: these begin another cell, blanks and quotes may follow.
const SEPARATORS = ';|\t\r\n';
// What spreadsheets pass over before they look for a formula: blanks, quotes, and what they don't show.
const SKIPPED = /[ "'\u00a0\p{Cc}\p{Cf}]/u;

/**
 * One cell of a CSV file (RFC 4180), quoted where need be. Whatever a spreadsheet would run as a
 * formula, at its beginning or after a separator within, gets an apostrophe in front.
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
  // A blank in front would be taken away, and what follows be run.
  return /^[\t\r\n]/.test(safe) ? `'${safe}` : safe;
}

/** One line of a CSV file, its end included. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}
