/**
 * Formats moments in Australian English. Nothing is made before the first call: the first use of
 * Intl takes a slow phone 150 ms in one task, also while a page starts that shows no date.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (moment: number | Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (moment) => {
    format ??= new Intl.DateTimeFormat('en-AU', options);
    return format.format(moment);
  };
}
