import ical, { type VEvent } from 'node-ical';

/** The events of a calendar file as calendar programs read them. */
export function eventsIn(file: string): VEvent[] {
  return Object.values(ical.sync.parseICS(file)).filter(
    (component): component is VEvent => component?.type === 'VEVENT',
  );
}
