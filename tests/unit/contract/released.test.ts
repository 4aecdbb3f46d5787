import { describe, expect, test } from 'vitest';
import { leadRequestSchema } from '#contract/envelope.ts';
import { formTypes } from '#contract/form-types.ts';
import { releases } from '../../support/released.ts';

describe.each(releases)('a lead that release $version sends', ({ requests }) => {
  test('is there of every form', () => {
    expect(new Set(requests.map(({ envelope }) => envelope.formType))).toEqual(new Set(formTypes));
  });

  test.each(requests.map((request) => [request.envelope.formType, request] as const))(
    'from the form %s is taken as it is',
    (_formType, request) => {
      expect(leadRequestSchema.parse(request)).toEqual(request);
    },
  );
});
