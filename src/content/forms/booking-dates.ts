/** Words of the booking form's rule about days of priority calls only. */
export const bookingDateText = {
  accept: 'Yes, ask for a priority call on this day',
  acceptFirst: 'Tick the priority call, or choose another day',
} as const;

const SATURDAY = 6;

/** Whether a day (YYYY-MM-DD) is a Saturday, when we close earlier. */
export function isSaturday(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === SATURDAY;
}
