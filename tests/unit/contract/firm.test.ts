import { describe, expect, test } from 'vitest';
import { businessSchema, closureSchema, hoursSchema } from '#contract/content/firm.ts';
import { ownFirm } from '../../support/own-firm.ts';

type Parsed = {
  readonly error?: {
    readonly issues: readonly { path: readonly PropertyKey[]; message: string }[];
  };
};

const problemsOf = ({ error }: Parsed) =>
  (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('a business', () => {
  const withField = (field: object) => businessSchema.safeParse({ ...ownFirm, ...field });

  test.each([
    ['0255504420', '(02) 5550 4420'],
    ['+61 2 5550 4420', '(02) 5550 4420'],
    ['+61 (0)2 5550-4420', '(02) 5550 4420'],
    ['0491.571.266', '0491 571 266'],
    ['1300 555 044', '1300 555 044'],
  ])('has the phone number %s as %s', (typed, phone) => {
    expect(withField({ phone: typed }).data?.phone).toBe(phone);
  });

  test.each(['5550 4420', '(09) 5550 4420', '+64 2 5550 4420', '02 5550 442'])(
    'is refused with the phone number %s',
    (phone) => {
      expect(problemsOf(withField({ phone }))).toEqual([
        'phone: Please write an Australian number with its area code: (02) 5550 0000.',
      ]);
    },
  );

  test('is refused with an ABN whose check digits are wrong, whichever digit is', () => {
    for (const at of [0, 1, 2, 4, 5, 8, 10]) {
      const digits = [...'10000000000'];
      digits[at] = String((Number(digits[at]) + 1) % 10);
      expect(problemsOf(withField({ abn: digits.join('') }))).toHaveLength(1);
    }
    expect(withField({ abn: '10000000000' }).data?.abn).toBe('10 000 000 000');
  });

  test('has a city and one of the states, where it was published with them', () => {
    expect(withField({ city: 'Perth', state: 'WA' }).data).toMatchObject({
      city: 'Perth',
      state: 'WA',
    });
    expect(withField({}).data).not.toHaveProperty('state');
    expect(problemsOf(withField({ state: 'NZ' }))).toEqual([
      'state: Please choose a state or territory.',
    ]);
    expect(problemsOf(withField({ city: ' ' }))).toEqual(['city: Please write something here.']);
  });

  test('is refused with a place outside Australia, or a year to come', () => {
    expect(problemsOf(withField({ latitude: 33.28 }))).toHaveLength(1);
    expect(problemsOf(withField({ longitude: -149.1 }))).toHaveLength(1);
    expect(problemsOf(withField({ established: new Date().getFullYear() + 1 }))).toEqual([
      'established: Please enter the year in which the firm was founded.',
    ]);
  });
});

describe('opening hours', () => {
  const weekdays = { opens: '07:00', closes: '18:00' };
  const withSaturday = (opens: string, closes: string) =>
    hoursSchema.safeParse({ weekdays, saturday: { opens, closes } });

  test('may be missing on a day, but not half of them', () => {
    expect(withSaturday('', '').success).toBe(true);
    expect(withSaturday('08:00', '').success).toBe(false);
    expect(withSaturday('', '12:00').success).toBe(false);
  });

  test('end after they begin', () => {
    expect(withSaturday('12:00', '08:00').success).toBe(false);
    expect(withSaturday('24:00', '25:00').success).toBe(false);
  });
});

describe('a closure', () => {
  const closed = (from: string, until: string, reason = 'Christmas break') =>
    closureSchema.safeParse({ from, until, reason });

  test('is of at least a day and at most a year, with or without a reason', () => {
    expect(closed('2026-12-24', '2027-01-05').success).toBe(true);
    expect(closed('2026-12-24', '2026-12-24', '').success).toBe(true);
    expect(problemsOf(closed('2026-12-24', '2026-12-23'))).toEqual([
      'until: Please choose a last day that is not before the first.',
    ]);
    expect(problemsOf(closed('2026-12-24', '2028-12-24'))).toEqual(['until: At most a year.']);
    expect(closed('2026-02-30', '2026-03-01').success).toBe(false);
  });
});
