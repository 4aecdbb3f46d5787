// Not Intl: its first use takes a slow phone 150 ms in one task.
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** An ISO 8601 month, '2026-05', in words: 'May 2026'. */
export function monthInWords(date: string): string {
  const [year = '', month = ''] = date.split('-');
  return `${MONTHS[Number(month) - 1] ?? ''} ${year}`.trim();
}
