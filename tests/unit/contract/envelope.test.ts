import { describe, expect, test } from 'vitest';
import {
  envelopeSchema,
  keptEnvelopeSchema,
  leadRequestSchema,
  receiptSchema,
} from '#contract/envelope.ts';
import { dataSchemas } from '#contract/form-data.ts';
import { formTypes } from '#contract/form-types.ts';
import { limits } from '#contract/limits.ts';
import { answers, envelopeFor, envelopesOfAllTypes, guard } from '../../support/submission.ts';

/** 'path: message' of everything that is wrong with a value. */
function wrong(value: unknown): string[] {
  const issues = envelopeSchema.safeParse(value).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe.each(formTypes)('the envelope of %s', (formType) => {
  const envelope = envelopeFor({ formType });

  test('comes out of JSON as it went in', () => {
    expect(envelopeSchema.parse(JSON.parse(JSON.stringify(envelope)))).toEqual(envelope);
  });

  test('has the same JSON once it was kept and read again', () => {
    const text = JSON.stringify(envelope);
    expect(JSON.stringify(keptEnvelopeSchema.parse(JSON.parse(text)))).toBe(text);
    expect(JSON.stringify(envelopeSchema.parse(JSON.parse(text)))).toBe(text);
  });

  test('carries every answer and the page context', () => {
    expect(envelope.data).toMatchObject(answers[formType]);
    expect(Object.keys(envelope.data)).toEqual(
      expect.arrayContaining(['formName', 'userAgent', 'referrer', 'pageUrl']),
    );
  });

  test('drops what the contract does not know', () => {
    const more = { ...envelope, extra: 1, data: { ...envelope.data, extra: 2 } };
    expect(envelopeSchema.parse(more)).toEqual(envelope);
  });

  test('is refused without its data', () => {
    expect(envelopeSchema.safeParse({ ...envelope, data: {} }).success).toBe(false);
  });

  test('is accepted by POST /api/leads with a guard, not without', () => {
    expect(leadRequestSchema.safeParse({ envelope, guard }).success).toBe(true);
    expect(leadRequestSchema.safeParse({ envelope }).success).toBe(false);
  });
});

test('every form type has a schema and a sample', () => {
  expect(Object.keys(dataSchemas).sort()).toEqual([...formTypes].sort());
  expect(envelopesOfAllTypes()).toHaveLength(8);
});

test.each([
  [{ submissionId: 'x' }, 'submissionId'],
  [{ revision: 0 }, 'revision'],
  [{ revision: 1.5 }, 'revision'],
  [{ timestamp: 'yesterday' }, 'timestamp'],
  [{ source: '' }, 'source'],
  [{ formType: 'newsletter' }, 'formType'],
])('%j is refused at its path', (change, path) => {
  const parsed = envelopeSchema.safeParse({ ...envelopeFor(), ...change });
  expect(parsed.error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
});

test('a wrong answer is named by path and message', () => {
  const { data, ...rest } = envelopeFor();
  expect(
    wrong({ ...rest, data: { ...data, phone: '1', email: '', name: 'A', service: '' } }),
  ).toEqual([
    'data.phone: Please enter a valid Australian phone number',
    'data.name: Name must be at least 2 characters',
    'data.email: Email is required',
    'data.service: Please choose one',
  ]);
});

test('an E.164 that is not Australian is refused', () => {
  const { data, ...rest } = envelopeFor();
  expect(wrong({ ...rest, data: { ...data, phoneE164: '+1 202 555 0100' } })).toHaveLength(1);
});

describe('feedback', () => {
  const { data, ...rest } = envelopeFor({ formType: 'feedback' });

  test('needs neither name nor e-mail', () => {
    expect(wrong({ ...rest, data: { ...data, name: '', email: ' ' } })).toEqual([]);
  });

  test('holds a given name and e-mail to their rules, in the same words', () => {
    expect(wrong({ ...rest, data: { ...data, name: 'A', email: 'x' } })).toEqual([
      'data.name: Name must be at least 2 characters',
      'data.email: Please enter a valid email address',
    ]);
  });

  test('needs a text', () => {
    expect(wrong({ ...rest, data: { ...data, feedback: ' \n ' } })).toEqual([
      'data.feedback: Please share your feedback with us.',
    ]);
  });

  test.each([0, 6, 2.5])('has no rating %d', (rating) => {
    expect(wrong({ ...rest, data: { ...data, rating } })).toHaveLength(1);
  });
});

describe('the booking', () => {
  const { data, ...rest } = envelopeFor({ formType: 'quick_assessment' });

  test('needs at least one kind of assessment', () => {
    expect(wrong({ ...rest, data: { ...data, assessmentTypes: [] } })).toEqual([
      'data.assessmentTypes: Please choose one',
    ]);
  });

  test('may leave the date open, but not give one that does not exist', () => {
    expect(wrong({ ...rest, data: { ...data, preferredDate: '' } })).toEqual([]);
    expect(wrong({ ...rest, data: { ...data, preferredDate: '2027-02-30' } })).toEqual([
      'data.preferredDate: Please enter a date',
    ]);
  });

  test('at every limit, in a script of three bytes a letter, fits into one request', () => {
    const long = (max: number) => '李'.repeat(max);
    const most = Array.from({ length: 20 }, () => long(limits.shortTextMax));
    const largest = {
      ...rest,
      data: {
        ...data,
        address: long(limits.shortTextMax),
        firstName: long(limits.nameMax),
        lastName: long(limits.nameMax),
        concerns: long(limits.descriptionMax),
        accessInstructions: long(limits.descriptionMax),
        assessmentTypes: most,
        extras: most,
        userAgent: 'x'.repeat(1000),
        referrer: 'x'.repeat(2000),
        pageUrl: 'x'.repeat(2000),
      },
    };
    expect(wrong(largest)).toEqual([]);
    const bytes = new TextEncoder().encode(JSON.stringify({ envelope: largest, guard })).length;
    expect(bytes).toBeLessThan(limits.bodyMaxBytes);
  });
});

test('what an earlier release has kept stays readable, though it would be refused today', () => {
  const envelope = envelopeFor();
  const kept = {
    ...envelope,
    data: { ...envelope.data, name: '--', email: 'maeve..lee@example.com', phone: '1300 975 707' },
  };
  expect(wrong(kept)).toHaveLength(3);
  expect(keptEnvelopeSchema.parse(kept)).toEqual(kept);
});

test('a phone that was typed has its E.164 first, whether the sender has made it or not', () => {
  const { data, ...rest } = envelopeFor({ data: { phone: '0061 (0)2 9876/5432' } });
  const { phoneE164: _made, ...without } = { phoneE164: '', ...data };
  const texts = [data, without].map((one) =>
    JSON.stringify(envelopeSchema.parse({ ...rest, data: one })),
  );
  expect(texts[0]).toBe(texts[1]);
  expect(texts[0]).toContain('"phone":"0061 (0)2 9876/5432","phoneE164":"+61298765432"');
});

test('a receipt needs a name and a moment', () => {
  const good = { receipt: 'R-1', receivedAt: '2026-11-20T03:04:06Z' };
  expect(receiptSchema.safeParse(good).success).toBe(true);
  expect(receiptSchema.safeParse({ ...good, receipt: '' }).success).toBe(false);
  expect(receiptSchema.safeParse({ ...good, receivedAt: 'now' }).success).toBe(false);
});
