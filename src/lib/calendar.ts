/** An entry that rings once, in a calendar of the person's own phone. */
export type Reminder = {
  /** Unique for ever: an entry with the same id replaces the earlier one. */
  readonly id: string;
  /** By the phone's own clock, wherever it is then. */
  readonly at: Date;
  readonly title: string;
  readonly text: string;
  readonly address: string;
};

/** Octets a line may have before it is folded (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

const MINUTES = 15;

/** A reminder as a calendar file (RFC 5545) with an alarm. */
export function reminderFile({ id, at, title, text, address }: Reminder, now: Date): Blob {
  const end = new Date(at);
  end.setMinutes(end.getMinutes() + MINUTES);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ashlar//reminder//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${compact(now.toISOString())}Z`,
    `DTSTART:${floating(at)}`,
    `DTEND:${floating(end)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(`${text}\n${address}`)}`,
    `URL:${address}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  const content = lines.map((line) => `${folded(line)}\r\n`).join('');
  return new Blob([content], { type: 'text/calendar' });
}

/** '2026-11-27T09:00:00.000Z' as '20261127T090000'. */
function compact(iso: string): string {
  return iso.slice(0, 19).replaceAll(/[-:]/g, '');
}

/** A time without a zone: at nine in the morning, wherever the phone is. */
function floating(at: Date): string {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return compact(local.toISOString());
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

function folded(line: string): string {
  const pieces = [''];
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > LINE_OCTETS) {
      pieces.push(' ');
      octets = 1;
    }
    pieces[pieces.length - 1] += character;
    octets += size;
  }
  return pieces.join('\r\n');
}
