import { months } from '#content/months.ts';

/** An ISO 8601 month, '2026-05', in words: 'May 2026'. */
export function monthInWords(date: string): string {
  const [year = '', month = ''] = date.split('-');
  return `${months[Number(month) - 1] ?? ''} ${year}`.trim();
}
