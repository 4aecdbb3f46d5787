import { afterEach, expect, it, vi } from 'vitest';
import { deviceTimeZone, zonedClock } from '#content/zoned-clock.ts';

afterEach(() => vi.unstubAllGlobals());

it('reads date and time in the zone, at midnight and on another day than UTC', () => {
  // A package that brings Temporal along may have been loaded before in this process.
  vi.stubGlobal('Temporal', undefined);
  expect(zonedClock(new Date('2026-06-30T14:00:00Z'), 'Etc/GMT-10')).toEqual({
    year: 2026,
    month: 7,
    day: 1,
    hour: 0,
    minute: 0,
  });
  expect(zonedClock(Date.parse('2026-01-01T00:59:00Z'), 'Etc/GMT+1')).toEqual({
    year: 2025,
    month: 12,
    day: 31,
    hour: 23,
    minute: 59,
  });
});

it('leaves Intl alone where there is Temporal', () => {
  const asked: unknown[] = [];
  const shown = { year: 2026, month: 7, day: 1, hour: 9, minute: 5 };
  vi.stubGlobal('Temporal', {
    Now: { timeZoneId: () => 'Etc/GMT-10' },
    Instant: {
      fromEpochMilliseconds: (moment: number) => ({
        toZonedDateTimeISO: (timeZone: string) => {
          asked.push(moment, timeZone);
          return shown;
        },
      }),
    },
  });
  const calendar = vi.spyOn(Intl, 'DateTimeFormat');
  expect(zonedClock(new Date(1_500), 'Etc/GMT-10')).toEqual(shown);
  // Temporal takes whole milliseconds only.
  expect(zonedClock(1_500.7, 'Etc/GMT+1')).toEqual(shown);
  expect(asked).toEqual([1_500, 'Etc/GMT-10', 1_500, 'Etc/GMT+1']);
  expect(deviceTimeZone()).toBe('Etc/GMT-10');
  expect(calendar).not.toHaveBeenCalled();
});
