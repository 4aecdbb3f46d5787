// What a spreadsheet takes for a formula (OWASP, CSV injection), full-width forms included.
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/**
 * One cell of a CSV file (RFC 4180), quoted where need be. A text that a spreadsheet would run as
 * a formula gets an apostrophe in front.
 */
export function csvCell(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a CSV file, its end included. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}
