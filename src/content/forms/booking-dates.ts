import { SYDNEY_TIME_ZONE } from './seasonal.ts';

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

const sydneyDay = new Intl.DateTimeFormat('en-AU', {
  timeZone: SYDNEY_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day in Sydney at a moment, YYYY-MM-DD, wherever the phone's own clock is set. */
export function dayInSydney(moment: Date): string {
  const parts = new Map(sydneyDay.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}
