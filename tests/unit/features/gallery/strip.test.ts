import { describe, expect, it } from 'vitest';
import { endsOf, piecesAhead, stepFrom } from '#features/gallery/home/strip.ts';

const strip = { clientWidth: 390, scrollWidth: 5830 };
const last = strip.scrollWidth - strip.clientWidth;

describe('the ends of a scroller', () => {
  it('are told apart', () => {
    expect(endsOf({ ...strip, scrollLeft: 0 })).toEqual({ start: true, end: false });
    expect(endsOf({ ...strip, scrollLeft: 320 })).toEqual({ start: false, end: false });
    expect(endsOf({ ...strip, scrollLeft: last })).toEqual({ start: false, end: true });
  });

  it('are reached even where the browser rounds the position', () => {
    expect(endsOf({ ...strip, scrollLeft: last - 0.6 }).end).toBe(true);
    expect(endsOf({ ...strip, scrollLeft: 0.4 }).start).toBe(true);
  });

  it('are one and the same when everything is in view', () => {
    expect(endsOf({ scrollLeft: 0, clientWidth: 800, scrollWidth: 800 })).toEqual({
      start: true,
      end: true,
    });
  });
});

describe('a step', () => {
  it('is 320 px in either direction', () => {
    expect(stepFrom({ ...strip, scrollLeft: 640 }, 1)).toBe(960);
    expect(stepFrom({ ...strip, scrollLeft: 640 }, -1)).toBe(320);
  });

  it('never leads beyond an end', () => {
    expect(stepFrom({ ...strip, scrollLeft: 100 }, -1)).toBe(0);
    expect(stepFrom({ ...strip, scrollLeft: last - 100 }, 1)).toBe(last);
    expect(stepFrom({ scrollLeft: 0, clientWidth: 900, scrollWidth: 800 }, 1)).toBe(0);
  });
});

describe('what is fetched ahead', () => {
  it('reaches one view beyond what is seen, and no further than the end', () => {
    const view = { clientWidth: 100, scrollWidth: 1000 };
    expect(piecesAhead({ ...view, scrollLeft: 0 }, 10)).toBe(2);
    expect(piecesAhead({ ...view, scrollLeft: 250 }, 10)).toBe(5);
    expect(piecesAhead({ ...view, scrollLeft: 900 }, 10)).toBe(10);
  });

  it('is nothing while nothing has been laid out', () => {
    expect(piecesAhead({ scrollLeft: 0, clientWidth: 0, scrollWidth: 0 }, 18)).toBe(0);
  });
});
