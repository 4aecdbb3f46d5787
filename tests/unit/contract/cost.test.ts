import { describe, expect, test, vi } from 'vitest';
import { leadQuerySchema } from '#contract/admin/leads.ts';
import { signInSchema } from '#contract/admin/session.ts';
import { webhookSaveSchema } from '#contract/admin/webhooks.ts';
import { analyticsQuerySchema } from '#contract/admin/analytics.ts';
import { envelopeSchema, guardSchema } from '#contract/envelope.ts';
import { errorFeedbackSchema, errorRecordSchema } from '#contract/error-record.ts';
import * as fields from '#contract/fields.ts';
import { dataSchemas } from '#contract/form-data.ts';
import { limits } from '#contract/limits.ts';
import { withoutFinalSlashes } from '#contract/paths.ts';
import { isAustralianPhone, isServiceNumber, stripPhone, toE164 } from '#contract/phone.ts';
import {
  hasControls,
  scrub,
  tidyEmail,
  tidyName,
  tidyPhone,
  withoutControls,
} from '#contract/clean-text.ts';
import { isWebhookUrl } from '#contract/webhook-rule.ts';
import { z } from '#contract/zod.ts';
import { slowText } from '../../support/growth.ts';

// A machine with much other work takes its time.
vi.setConfig({ testTimeout: 60_000 });

type Shape = Readonly<Record<string, z.core.$ZodType>>;

const shapes: Readonly<Record<string, Shape>> = {
  ...Object.fromEntries(
    Object.entries(dataSchemas).map(([formType, schema]) => [formType, schema.shape]),
  ),
  envelope: Object.assign({}, ...envelopeSchema.def.options.map((option) => option.shape)),
  guard: guardSchema.shape,
  'error report': errorRecordSchema.shape,
  'error feedback': errorFeedbackSchema.shape,
  'sign-in': signInSchema.shape,
  webhook: webhookSaveSchema.shape,
  'inbox query': leadQuerySchema.shape,
  'analytics query': analyticsQuerySchema.shape,
};

/** Every rule of the contract once, under the first name that it goes by. */
const rules = new Map<z.core.$ZodType, string>();
for (const [name, field] of Object.entries(fields)) {
  if (field instanceof z.core.$ZodType) rules.set(field, name);
}
for (const [name, shape] of Object.entries(shapes)) {
  for (const [key, field] of Object.entries(shape)) {
    if (!rules.has(field)) rules.set(field, `${key} of ${name}`);
  }
}

const cases = [...rules].map(([rule, name]) => ({ name, rule }));

describe('the work of a rule grows no faster than what it reads', () => {
  test.each(cases)('$name, up to a body of 64 KB', ({ rule }) => {
    expect(slowText((text) => void z.safeParse(rule, text), limits.bodyMaxBytes)).toBeNull();
  });

  test.each(cases)('$name, up to the length that it lets through', ({ rule }) => {
    expect(slowText((text) => void z.safeParse(rule, text), limits.descriptionMax)).toBeNull();
  });

  test('a list of one long entry', () => {
    const { choicesField } = fields;
    const work = (text: string) => void z.safeParse(choicesField, [text]);
    expect(slowText(work, limits.bodyMaxBytes)).toBeNull();
  });

  test('a list of as many entries as a body holds', () => {
    expect(
      slowText((text) => void z.safeParse(fields.choicesField, [...text]), limits.bodyMaxBytes),
    ).toBeNull();
  });

  test.each([
    ['isAustralianPhone', isAustralianPhone],
    ['isServiceNumber', isServiceNumber],
    ['tidyName', tidyName],
    ['tidyEmail', tidyEmail],
    ['tidyPhone', tidyPhone],
    ['withoutControls', withoutControls],
    ['hasControls', hasControls],
    ['stripPhone', stripPhone],
    ['toE164', toE164],
    ['isWebhookUrl', isWebhookUrl],
    ['withoutFinalSlashes', withoutFinalSlashes],
  ])('%s', (_name, work) => {
    expect(slowText((text) => void work(text), limits.bodyMaxBytes)).toBeNull();
  });

  test('scrub, up to the longest text of a report', () => {
    expect(slowText((text) => void scrub(text), 8000)).toBeNull();
  });
});
