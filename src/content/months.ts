/** Names of the months. Not Intl: its first use takes a slow phone 150 ms in one task. */
export const months = [
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
