import { createServer } from 'node:http';
import { onLoopback } from './loopback.ts';

type Answer = { status?: number; headers?: Record<string, string>; body?: string };

/** A server on loopback that has calendars, and counts how often it is asked. */
export async function aCalendarHost(answer: (path: string, asked: number) => Answer) {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    const { status = 200, headers = {}, body = '' } = answer(request.url ?? '', asked);
    response.writeHead(status, headers).end(body);
  });
  return { origin: await onLoopback(server), asked: () => asked };
}

/** A calendar file of these lines of events. */
export function calendarOf(...events: readonly (readonly string[])[]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//test//EN',
    ...events.flatMap((lines, index) => [
      'BEGIN:VEVENT',
      ...(lines.some((line) => line.startsWith('UID')) ? [] : [`UID:event-${index}`]),
      'DTSTAMP:20260101T000000Z',
      ...lines,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
