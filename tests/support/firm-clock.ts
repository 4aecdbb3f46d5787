import { BUSINESS_TIME_ZONE } from '../../src/content/business-time.ts';

/** The moment at which a clock of a zone, the firm's where none is named, shows '2026-07-07T10:00'. */
export function firmTime(shown: string, timeZone: string = BUSINESS_TIME_ZONE): Date {
  const wanted = Date.parse(`${shown}Z`);
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const aheadAt = (moment: number) =>
    Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`) - moment;
  return new Date(wanted - aheadAt(wanted - aheadAt(wanted)));
}
