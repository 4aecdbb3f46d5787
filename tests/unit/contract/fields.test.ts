import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dayField,
  emailField,
  messageField,
  nameField,
  orEmpty,
  partNameField,
  phoneField,
} from '#contract/fields.ts';
import { z } from '#contract/zod.ts';

/** The messages that a field gives, in order. */
function said(field: z.core.$ZodType, value: unknown): string[] {
  return z.safeParse(field, value).error?.issues.map(({ message }) => message) ?? [];
}

describe('phone', () => {
  test.each(['', '   '])('%j: only the required message', (value) => {
    expect(said(phoneField, value)).toEqual(['Phone number is required']);
  });

  test('an invalid number: the message to the letter', () => {
    expect(said(phoneField, '12345')).toEqual(['Please enter a valid Australian phone number']);
  });

  test('what was typed is kept, without the blanks around it', () => {
    expect(phoneField.parse('  (02) 7010 1995 ')).toBe('(02) 7010 1995');
  });
});

describe('e-mail', () => {
  test.each(['', ' '])('%j: only the required message', (value) => {
    expect(said(emailField, value)).toEqual(['Email is required']);
  });

  test.each(['a', 'a@b', '@b.c', 'a@.', 'a b@c.de', 'a@b c.de', 'a@@b.de', 'a@b.de, c@d.ef'])(
    '%j: the message to the letter',
    (value) => {
      expect(said(emailField, value)).toEqual(['Please enter a valid email address']);
    },
  );

  test('every address of the usual shape passes', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        expect(said(emailField, ` ${address} `)).toEqual([]);
      }),
    );
  });

  test('an address with a blank inside never passes', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.nat(), (address, at) => {
        const cut = 1 + (at % (address.length - 1));
        expect(said(emailField, `${address.slice(0, cut)} ${address.slice(cut)}`)).toEqual([
          'Please enter a valid email address',
        ]);
      }),
    );
  });
});

describe('name', () => {
  const letter = fc.constantFrom(...'abzÀéßØñčŁşğжшяλωאבعربहि李王ょん', 'ễ', 'e\u0301');
  const joint = fc.constantFrom(' ', '-', "'", '’');
  const word = fc.array(letter, { minLength: 2, maxLength: 4 }).map((letters) => letters.join(''));
  const name = fc
    .tuple(word, fc.array(fc.tuple(joint, word), { maxLength: 3 }))
    .map(([first, rest]) => first + rest.flat().join(''));

  test('names of any language pass, and come out in the composed form (NFC)', () => {
    fc.assert(
      fc.property(name, (value) => {
        expect(nameField.parse(value)).toBe(value.normalize('NFC'));
      }),
    );
  });

  test.each([
    ['', 'Name is required'],
    ['  ', 'Name is required'],
    ['A', 'Name must be at least 2 characters'],
    [' 1 ', 'Name must be at least 2 characters'],
    ['a'.repeat(51), 'Name must be less than 50 characters'],
    ['R2 D2', 'Name can only contain letters, spaces, hyphens and apostrophes'],
    ['Anna; DROP', 'Name can only contain letters, spaces, hyphens and apostrophes'],
    ['a@b.de', 'Name can only contain letters, spaces, hyphens and apostrophes'],
  ])('%j: %s', (value, message) => {
    expect(said(nameField, value)).toEqual([message]);
  });

  test('2 and 50 characters are within the limits', () => {
    expect(said(nameField, 'Al')).toEqual([]);
    expect(said(nameField, 'a'.repeat(50))).toEqual([]);
  });

  test.each(['Henk van ‘t Hoff', 'علی\u200cرضا'])(
    '%s is written as its phone writes it',
    (value) => {
      expect(said(nameField, value)).toEqual([]);
    },
  );

  test('a character that is no letter, blank, hyphen or apostrophe is refused anywhere', () => {
    fc.assert(
      fc.property(
        name,
        fc.constantFrom(...'0129<>&@#$%/\\"=+_.,;:!?'),
        fc.nat(),
        (value, bad, at) => {
          const cut = at % value.length;
          const spoilt = value.slice(0, cut) + bad + value.slice(cut);
          expect(said(nameField, spoilt)).toContain(
            'Name can only contain letters, spaces, hyphens and apostrophes',
          );
        },
      ),
    );
  });

  test('one letter is enough for a first or last name', () => {
    expect(said(partNameField, 'Y')).toEqual([]);
    expect(said(partNameField, '')).toEqual(['Name is required']);
  });
});

describe('message', () => {
  test('may be empty, and hold 500 characters of any kind', () => {
    expect(said(messageField, '')).toEqual([]);
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), (value) => {
        expect(said(messageField, value)).toEqual([]);
      }),
    );
  });

  test('501 characters: the message to the letter', () => {
    expect(said(messageField, 'x'.repeat(501))).toEqual([
      'Message must be less than 500 characters',
    ]);
  });
});

describe('a field that may stay empty', () => {
  test('takes nothing, and blanks as nothing', () => {
    expect(z.parse(orEmpty(nameField), '  ')).toBe('');
  });

  test.each(['A', 'R2', 'x'.repeat(51), 'Anna'])(
    'says of %j what the field itself says',
    (value) => {
      expect(said(orEmpty(nameField), value)).toEqual(said(nameField, value));
    },
  );
});

describe('day', () => {
  test('every day of the calendar passes', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }),
        (day) => {
          expect(said(dayField, day.toISOString().slice(0, 10))).toEqual([]);
        },
      ),
    );
  });

  test.each(['', '18/02/2027', '2027-02-30', '2027-13-01', '2027-2-3'])('%j is none', (value) => {
    expect(said(dayField, value)).toEqual(['Please enter a date']);
  });
});
