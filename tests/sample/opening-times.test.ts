import { describe, expect, it } from 'vitest';
import { openingTimes } from '#content/opening-times.ts';

const { answerWithin, isOpen } = openingTimes;

/** Sydney is ten hours ahead of UTC in winter, eleven in summer. */
const winter = (time: string) => new Date(`${time}+10:00`);
const summer = (time: string) => new Date(`${time}+11:00`);

describe('the opening hours', () => {
  it.each([
    ['a Monday at 7 am', winter('2026-07-06T07:00'), true],
    ['a Monday just before', winter('2026-07-06T06:59'), false],
    ['a Friday at 6 pm', winter('2026-07-10T18:00'), false],
    ['a Saturday at 3.59 pm', winter('2026-07-11T15:59'), true],
    ['a Saturday at 4 pm', winter('2026-07-11T16:00'), false],
    ['a Sunday at noon', winter('2026-07-12T12:00'), false],
    ['Christmas Day, a Friday', summer('2026-12-25T10:00'), false],
    ['a Monday in summer time', summer('2026-11-23T07:00'), true],
  ])('know %s', (_name, moment, open) => {
    expect(isOpen(moment)).toBe(open);
  });
});

/** What is answered within two hours of work, as the sample's claims have it. */
const answer = (hours: number, now: Date) => answerWithin(hours, 2, now);

describe('the time of an answer', () => {
  it.each([
    [2, 'within 2 hours', 'a Tuesday morning', winter('2026-07-07T09:00')],
    [24, 'within 24 hours', 'a Tuesday morning', winter('2026-07-07T09:00')],
    [24, 'within 24 hours', 'a Tuesday evening', winter('2026-07-07T20:00')],
    [2, 'on Wednesday by 9 am', 'a Tuesday evening', winter('2026-07-07T20:00')],
    [2, 'on Monday by 9 am', 'a Sunday', winter('2026-07-12T11:00')],
    [
      24,
      'within 24 hours',
      'a Sunday less than a day before the answer',
      winter('2026-07-12T09:00'),
    ],
    [24, 'on Monday by 9 am', 'a Sunday more than a day before it', winter('2026-07-12T08:59')],
    [2, 'on Monday by 9 am', 'a Saturday evening', winter('2026-07-11T19:00')],
    [24, 'on Monday by 9 am', 'a Saturday evening', winter('2026-07-11T19:00')],
    [24, 'on Monday by 9 am', 'a Saturday an hour before we close', winter('2026-07-11T15:00')],
    [2, 'on Wednesday by 9 am', 'a Tuesday at 5.30 pm', winter('2026-07-07T17:30')],
    [2, 'on Wednesday by 9 am', 'a Wednesday at 5 am', winter('2026-07-08T05:00')],
    [2, 'on Tuesday by 9 am', 'the Sunday before a Monday holiday', winter('2026-06-07T10:00')],
    [2, 'on Tuesday by 9 am', 'Christmas evening', summer('2026-12-25T19:00')],
  ])('promised for %i hours is %s on %s', (hours, said, _name, now) => {
    expect(answer(hours, now).words).toBe(said);
  });
});

describe('the moment of an answer', () => {
  it.each([
    [2, 'a Tuesday morning', winter('2026-07-07T09:00'), winter('2026-07-07T11:00')],
    [24, 'a Tuesday morning', winter('2026-07-07T09:00'), winter('2026-07-08T09:00')],
    [24, 'a Tuesday evening', winter('2026-07-07T20:00'), winter('2026-07-08T20:00')],
    [2, 'a Sunday', winter('2026-07-12T11:00'), winter('2026-07-13T09:00')],
    [24, 'a Saturday evening', winter('2026-07-11T19:00'), winter('2026-07-13T09:00')],
    [2, 'a Wednesday at 5 am', winter('2026-07-08T05:00'), winter('2026-07-08T09:00')],
    [2, 'the Sunday before a holiday', winter('2026-06-07T10:00'), winter('2026-06-09T09:00')],
    [2, 'Christmas evening', summer('2026-12-25T19:00'), summer('2026-12-29T09:00')],
    [2, 'the day before summer time', winter('2026-10-03T19:00'), summer('2026-10-06T09:00')],
    [2, 'the day before winter time', summer('2027-04-03T19:00'), winter('2027-04-05T09:00')],
  ])('promised for %i hours is the one that is named, on %s', (hours, _name, now, moment) => {
    expect(answer(hours, now).by).toEqual(moment);
  });
});
