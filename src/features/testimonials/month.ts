const month = new Intl.DateTimeFormat('en-AU', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** An ISO 8601 month, '2026-05', in words: 'May 2026'. */
export function monthInWords(date: string): string {
  return month.format(new Date(`${date}-01T00:00:00Z`));
}
