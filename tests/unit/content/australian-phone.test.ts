import { describe, expect, it } from 'vitest';
import { australianPhone } from '#content/australian-phone.ts';

describe('an Australian phone number', () => {
  it.each([
    ['(02) 7010 1995', '+61 2 7010 1995', '+61270101995'],
    ['0491 570 156', '+61 491 570 156', '+61491570156'],
    ['03 7010 2468', '+61 3 7010 2468', '+61370102468'],
  ])('written %s is %s abroad and dialled %s', (display, international, e164) => {
    expect(australianPhone(display)).toEqual({
      display,
      international,
      e164,
      href: `tel:${e164}`,
    });
  });
});
