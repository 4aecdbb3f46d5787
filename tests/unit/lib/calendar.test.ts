import { expect, test } from 'vitest';
import ical from 'node-ical';
import { reminderFile } from '#lib/calendar.ts';

const reminder = {
  id: 'reminder-1',
  at: new Date(2026, 10, 27, 9),
  title: 'Open Ashlar & Sons; send your request, please',
  text: 'Request 3F2A-91BC waits on your phone. It goes when you open this page with signal: é, ü, 石.\nOnce.',
  address: 'https://www.ashlarandsons.example/requests',
};

test('a reminder rings at its time by the phone’s own clock, and leads to the page', async () => {
  const file = reminderFile(reminder, new Date());
  expect(file.type).toBe('text/calendar');
  const event = Object.values(ical.sync.parseICS(await file.text())).find(
    (entry) => entry?.type === 'VEVENT',
  );
  expect(event).toMatchObject({
    uid: 'reminder-1',
    start: reminder.at,
    summary: reminder.title,
    description: `${reminder.text}\n${reminder.address}`,
    url: reminder.address,
    alarms: [expect.objectContaining({ action: 'DISPLAY' })],
  });
});

test('no line of it is longer than 75 octets, and each ends in CRLF', async () => {
  const lines = (await reminderFile(reminder, new Date()).text()).split('\r\n');
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(lines.at(-1)).toBe('');
  expect(lines.join('')).not.toContain('\n');
});
