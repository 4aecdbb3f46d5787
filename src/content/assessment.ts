import { inDollars, surchargeLabel, timeSlots } from './forms/assessment-options.ts';
import { business } from './business.ts';
import { claims } from './claims.ts';
import { fieldText } from './forms/common.ts';
import type { FieldText } from './forms/types.ts';

/** Start and end of a slot, as opening hours are written. */
const timesOf = (slot: string): readonly string[] =>
  slot.split('-').map((hour) => `${hour.padStart(2, '0')}:00`);

/** The slots that fit into a row of the opening hours; none on a day that is closed. */
const slotsWithin = (row: 'weekdays' | 'saturday') => {
  const { opens = '', closes = '' } = business.openingHours.find(({ id }) => id === row) ?? {};
  return timeSlots.filter(({ value }) => {
    const [from = '', to = ''] = timesOf(value);
    return from >= opens && to <= closes;
  });
};

const weekdaySlots = slotsWithin('weekdays');

/** The slots that the form offers: those of a working day. */
export const offeredSlots = weekdaySlots.length > 0 ? weekdaySlots : timeSlots;

const lastOnSaturday = slotsWithin('saturday').at(-1);
const tooLateOnSaturday = lastOnSaturday
  ? timeSlots.slice(timeSlots.indexOf(lastOnSaturday) + 1)
  : [];

/** Whether a slot is after the last one of a Saturday; of one that is closed a call agrees the time. */
export const isTooLateOnSaturday = (slot: string): boolean =>
  tooLateOnSaturday.some(({ value }) => value === slot);

/** Fields of the booking form. */
export const assessmentFields = {
  firstName: fieldText.firstName,
  lastName: fieldText.lastName,
  email: fieldText.email,
  phone: fieldText.phone,
  propertyType: { label: 'Property' },
  buildingAge: { label: 'Age of the building' },
  assessmentTypes: { label: 'What should we assess?', helper: 'Tick all that apply.' },
  assessmentLevel: { label: 'How much do you need on paper?' },
  preferredDate: { label: 'Preferred date' },
  timeSlot: { label: 'Time' },
  concerns: {
    label: 'What worries you?',
    placeholder: 'Cracks, leaks, noises, an offer you are about to make',
  },
  accessInstructions: {
    label: 'Getting in',
    placeholder: 'Keys, dogs, roof hatch, parking, strata manager’s number',
  },
  extras: { label: 'Extras' },
} as const satisfies Record<string, FieldText>;

/** The booking page. */
export const assessment = {
  h1: 'Book an assessment report',
  lead: 'A written report you can hand to an engineer, an insurer, a council or a strata committee. The fee comes off the bill if you commission the work.',
  freeNote: `Only want a quote for work you already know about? Ask for the free assessment: a visit without a report, within ${claims.freeVisitRadius}.`,
  freeLink: { label: 'Request a quote', href: '/quote' },
  groups: {
    person: 'You',
    building: 'The building',
    report: 'The report',
    visit: 'The visit',
  },
  fees: { caption: 'Three levels, one fee each', fee: 'Fee' },
  price: {
    heading: 'Your fee',
    gst: 'including GST',
    base: 'Report',
    surcharge: `Priority ${surchargeLabel}`,
    total: 'Total',
    credit: 'Credited in full to commissioned work.',
    quotedExtras:
      'Engineer, specialist, thermal imaging and additional visits are quoted before we book them.',
    announce: (amount: number) => `The fee is now ${inDollars(amount)}`,
  },
  date: {
    past: 'Please choose a day from today on',
    priorityCall:
      'Sundays and public holidays are priority calls only. Choose this day and we will ring you to agree a time.',
    saturdaySlots: lastOnSaturday ? `On Saturdays the last visit is ${lastOnSaturday.label}.` : '',
  },
  button: { idle: 'Book Assessment Report', busy: 'Sending...' },
  reportHeading: 'What the report holds',
  report: [
    'Each elevation photographed, with defects marked and numbered',
    'Crack widths in millimetres, with the damage category of AS 2870 where footings are in question',
    'The cause we think most likely, and how we would prove it',
    'Repairs in order of urgency: now, within a year, can wait',
    'A cost range for each',
  ],
} as const;

/** Words of the booking form's rule about days of priority calls only. */
export const bookingDateText = {
  accept: 'Yes, ask for a priority call on this day',
  closed:
    'On this day we take priority calls only. Choose it and we will ring you to agree a time.',
  acceptFirst: 'Tick the priority call, or choose another day',
} as const;

const SATURDAY = 6;

/** Whether a day (YYYY-MM-DD) is a Saturday, when we close earlier. */
export function isSaturday(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === SATURDAY;
}
