import { describe, expect, it } from 'vitest';
import { carriedAnswers, contactPageForm } from '#features/enquiry/forms/ContactPageForm.tsx';

describe('the contact page form', () => {
  it('carries over all that was typed, both names as one as well', () => {
    const typed = {
      ...contactPageForm.defaults,
      firstName: 'Aoife',
      lastName: 'Nguyen',
      message: 'Damp',
    };
    expect(carriedAnswers(typed)).toEqual({
      firstName: 'Aoife',
      lastName: 'Nguyen',
      name: 'Aoife Nguyen',
      message: 'Damp',
    });
  });

  it('carries nothing when nothing was typed', () => {
    expect(carriedAnswers({ ...contactPageForm.defaults })).toEqual({});
  });
});
